const minLength = 8;
/** Longer ones make hashing expensive. */
export const maxPasswordLength = 128;

/** Letters and digits, at least 8 of them. */
export const hasPasswordForm = (password: string): boolean =>
  password.length >= minLength &&
  password.length <= maxPasswordLength &&
  /[a-z]/i.test(password) &&
  /\d/.test(password);

/** A Korean mobile number as it is stored: digits only. Behind 010 are eight, behind the older ones seven or eight. */
export const mobilePattern = '^(?:010\\d{8}|01[16789]\\d{7,8})$';

/** Also the landline of a family or a company, 070 of the internet, and 050x, which shops show in place of a mobile number. */
export const phonePattern = '^(?:010\\d{8}|01[16789]\\d{7,8}|02\\d{7,8}|0[3-8]\\d{8,10})$';

/** As it is typed: a letter may consist of several characters, such as one of Thai with its marks. */
export const maxNicknameLength = 48;

/** Letters, their marks and digits; `_`, `.` and `-`. Whether it is a nickname is said by `hasNicknameForm`. */
export const nicknamePattern = `^[\\p{L}\\p{M}\\p{N}_.-]{2,${maxNicknameLength}}$`;

/** One that is seen, with the marks above and below it. */
const letter = '(?!\\p{DI})[\\p{L}\\p{N}](?:(?!\\p{DI})\\p{M}){0,3}';
const nicknameForm = new RegExp(`^${letter}(?:${letter}|[_.-]){0,10}${letter}$`, 'u');

/** 2 to 12 letters and digits of any language as they are seen; `_`, `.` and `-` within. It is public below reviews. */
export const hasNicknameForm = (text: string): boolean => nicknameForm.test(text.normalize('NFC'));
