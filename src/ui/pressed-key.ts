/** Keys without a letter of their own, as a keyboard of the United States names them. */
const marks: Readonly<Record<string, string>> = {
  Equal: '=',
  Minus: '-',
  BracketLeft: '[',
  BracketRight: ']',
};

/**
 * The key of a shortcut, letters in lower case. While a keyboard writes Korean, `key` is `ㅋ`, or `Process` when the input
 * method has taken it, and only the place of the key says that it is Z. Where the key writes Latin letters, they count and
 * not the place: Z lies elsewhere on other keyboards.
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isNamed = key.length > 1 && key !== 'Process' && key !== 'Unidentified';
  if (isNamed || /^[ -~]$/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  return marks[code] ?? code.replace(/^Key/, '').replace(/^[A-Z]$/, (letter) => letter.toLowerCase());
}

/** Does what is typed here become text? Then the browser's own keys work on that text. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && !/^(?:button|checkbox|file|radio|range|submit)$/.test(target.type)
  );
}
