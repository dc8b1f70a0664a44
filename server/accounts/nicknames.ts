/** Whoever had one of these names below a review would speak for the shop. */
const reserved =
  /^(꾸밈|kkumim|운영자|관리자|운영진|고객센터|상담원|매니저|admin|administrator|manager|official|staff)/i;

export const isReservedNickname = (nickname: string): boolean => reserved.test(nickname);
