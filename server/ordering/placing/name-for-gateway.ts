/** More than this, payment companies refuse. */
const maxLetters = 100;

/**
 * The bought items, as every payment company takes it: one line of at most 100 letters, without a comma, which one of them does not
 * take.
 */
export function nameForGateway(name: string, suffix = ''): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\u200b\u2028\u2029\ufeff,，、]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(plain || 'kkumim', maxLetters - suffix.length) + suffix;
}

/** As many whole letters as fit; what is counted are UTF-16 units, the most that any company counts. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (kept.length + segment.length > length - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
