/**
 * Reads what is pasted or filled into a field for a number or a code: the rest of a message is around it, or spaces, or its
 * digits are wide. Each reader leaves alone what somebody types digit by digit.
 */

/** Wide letters and digits become plain ones; marks that nobody sees, which phone books put around numbers, go. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

export const digitsOf = (text: string): string => plainText(text).replace(/\D/g, '');

/** Won or points: `12,000원`. */
export const readAmount = (text: string): string => digitsOf(text).slice(0, 9);

/** Not cut to five digits: the first five of an old code of six are another place. */
export function readPostcode(text: string): string {
  const plain = plainText(text);
  const found = /(?:^|[^\d-])(\d{5})(?![\d-])/.exec(plain)?.[1];
  return found ?? digitsOf(plain).slice(0, 6);
}
