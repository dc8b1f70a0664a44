/**
 * Reads what is pasted or filled into a field for a number or a code: the rest of a message is around it, or spaces, or its
 * digits are wide. Each reader leaves alone what somebody types digit by digit.
 */

/** Wide letters and digits become plain ones; marks that nobody sees, which phone books put around numbers, go. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

export const digitsOf = (text: string): string => plainText(text).replace(/\D/g, '');

/** Won or points: `12,000원`. */
export const readAmount = (text: string): string => digitsOf(text).slice(0, 9);

/** The six digits of a text message, or of what is typed until then. */
export function readDigitCode(text: string): string {
  const plain = plainText(text);
  const found = /(?:^|[^\d-])(\d{6}|\d{3}[ -]\d{3})(?![\d-])/.exec(plain)?.[1];
  return digitsOf(found ?? plain).slice(0, 6);
}

/** The eight letters of an email, in two groups or not. */
export function readLetterCode(text: string): string {
  const plain = plainText(text).trim();
  const grouped = /(?:^|[^A-Za-z\d-])([A-Za-z\d]{4}-[A-Za-z\d]{4})/.exec(plain)?.[1];
  const found = grouped ?? /(?:^|[^A-Za-z\d])([A-Z\d]{8})(?![A-Za-z\d])/.exec(plain)?.[1];
  return (found ?? plain.replace(/[^A-Za-z\d-]/g, '')).slice(0, 9);
}

/** Not cut to five digits: the first five of an old code of six are another place. */
export function readPostcode(text: string): string {
  const plain = plainText(text);
  const found = /(?:^|[^\d-])(\d{5})(?![\d-])/.exec(plain)?.[1];
  return found ?? digitsOf(plain).slice(0, 6);
}

/** The number of an account or a card, as it is written: the longest one, for the name of the bank may hold digits. */
export function readAccountNumber(text: string): string {
  const plain = plainText(text);
  if (/^[\d\s-]*$/.test(plain)) return plain.slice(0, 30);
  const numbers = (plain.match(/\d(?:[\d -]*\d)?/g) ?? []).sort((one, other) => other.length - one.length);
  return (numbers[0] ?? '').slice(0, 30);
}

/** The number of a coupon, also out of the message that brought it. */
export function readCouponCode(text: string): string {
  const plain = plainText(text).trimStart();
  const grouped = plain.match(/[A-Za-z\d]+(?:-[A-Za-z\d]+)+/g) ?? [];
  return (/[^A-Za-z\d\s-]/.test(plain) && grouped.length === 1 ? String(grouped[0]) : plain).slice(0, 40);
}
