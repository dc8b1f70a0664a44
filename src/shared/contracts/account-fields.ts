const minLength = 8;
/** Longer ones make hashing expensive. */
export const maxPasswordLength = 128;

/** Letters and digits, at least 8 of them. */
export const hasPasswordForm = (password: string): boolean =>
  password.length >= minLength &&
  password.length <= maxPasswordLength &&
  /[a-z]/i.test(password) &&
  /\d/.test(password);

/** A Korean mobile number as it is stored: digits only. */
export const phonePattern = '^01[016789]\\d{7,8}$';

/** From what was typed: `010-1234-5678`, `+82 10 1234 5678`. `null` if it is no mobile number. */
export function readPhone(text: string): string | null {
  const digits = text
    .replace(/[\s().-]/g, '')
    .replace(/^\+?82/, '0')
    .replace(/^00/, '0');
  return new RegExp(phonePattern).test(digits) ? digits : null;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** `010-1234-5678` */
export const formatPhone = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** 2 to 12 letters and digits of any language; `_`, `.` and `-` within. It is public below reviews. */
export const nicknamePattern = '^[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,10}[\\p{L}\\p{N}]$';

export const maxNicknameLength = 12;

export const hasNicknameForm = (text: string): boolean => new RegExp(nicknamePattern, 'u').test(text);
