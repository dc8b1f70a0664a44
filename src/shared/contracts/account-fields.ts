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

/** 2 to 12 letters and digits of any language; `_`, `.` and `-` within. It is public below reviews. */
export const nicknamePattern = '^[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,10}[\\p{L}\\p{N}]$';

export const maxNicknameLength = 12;

export const hasNicknameForm = (text: string): boolean => new RegExp(nicknamePattern, 'u').test(text);
