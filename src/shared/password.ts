/** At least eight characters with a letter and a digit. */
export function isPassword(text: string): boolean {
  return [...text].length >= 8 && /[a-z]/i.test(text) && /\d/.test(text);
}
