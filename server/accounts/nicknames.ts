import { hasNicknameForm } from '#src/shared/contracts/account-fields.ts';

/** Whoever had one of these names below a review would speak for the shop. */
const reserved =
  /^(꾸밈|kkumim|운영자|관리자|운영진|고객센터|상담원|매니저|admin|administrator|manager|official|staff)/i;

/** Composed, and without wide or other forms of the same letters, so that two that look alike are alike. */
export const normalizeNickname = (nickname: string): string => nickname.normalize('NFKC');

/** Of a normalized nickname. */
export const isAllowedNickname = (nickname: string): boolean =>
  hasNicknameForm(nickname) && !reserved.test(nickname);
