import { mobilePattern, phonePattern } from './contracts/account-fields.ts';
import { plainText } from './typed-text.ts';

/** As it is stored, from what was typed or filled in: `010-1234-5678`, `+82 10-1234-5678`. `null` if it is no mobile number. */
export const readMobile = (text: string): string | null => readNumber(text, mobilePattern);

/** The same, also of a landline. */
export const readPhone = (text: string): string | null => readNumber(text, phonePattern);

function readNumber(text: string, pattern: string): string | null {
  const digits = nationalDigits(text);
  return digits !== null && new RegExp(pattern).test(digits) ? digits : null;
}

/** Is it a mobile number, of which digits are missing? */
export const isTooShort = (text: string): boolean => /^010\d{5,7}$/.test(nationalDigits(text) ?? '');

/** Other signs than these may mean that it is more than one number, or one with an extension. */
const numberAlone = /^\+?[\d\s()./·‐-―-]+$/;

function nationalDigits(text: string): string | null {
  const plain = plainText(text).trim().replace(/^\(\+/, '+(');
  if (!numberAlone.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  // Abroad the 0 is left out, or stands behind the country code in brackets.
  const abroad = /^(?:00)?820?(\d+)$/.exec(digits);
  if (abroad) return `0${abroad[1]}`;
  return plain.startsWith('+') ? null : digits;
}

/** `010-1234-5678`, `02-123-4567`, `0507-1234-5678` */
export const formatPhone = (digits: string): string =>
  digits.replace(/^(02|050\d|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** The text that a field for a phone number holds after a paste: of a whole contact the number, if there is one. */
export function readTypedPhone(text: string): string {
  const plain = plainText(text);
  const numbers = (plain.match(/\+?\d[\d\s()./·‐-―-]*\d/g) ?? []).flatMap((found) => readPhone(found) ?? []);
  const isAlone = numberAlone.test(plain.trim()) || plain.trim() === '';
  return (!isAlone && numbers.length === 1 ? formatPhone(String(numbers[0])) : plain).slice(0, 30);
}
