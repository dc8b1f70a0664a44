import { digitsOf, plainText } from './typed-text.ts';

// By themselves, because no first screen of a form has such a field.

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
