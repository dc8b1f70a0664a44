import type { Locale } from './locale.ts';

/** Banks by the code of PortOne V2, with the number that Korean banks give each other, which V1 uses. */
const banks = {
  KOOKMIN: { number: '04', ko: '국민은행', en: 'KB Kookmin Bank' },
  SHINHAN: { number: '88', ko: '신한은행', en: 'Shinhan Bank' },
  WOORI: { number: '20', ko: '우리은행', en: 'Woori Bank' },
  HANA: { number: '81', ko: '하나은행', en: 'Hana Bank' },
  NONGHYUP: { number: '11', ko: '농협은행', en: 'NH NongHyup Bank' },
  IBK: { number: '03', ko: '기업은행', en: 'IBK' },
  KAKAO: { number: '90', ko: '카카오뱅크', en: 'KakaoBank' },
  TOSS: { number: '92', ko: '토스뱅크', en: 'Toss Bank' },
  K_BANK: { number: '89', ko: '케이뱅크', en: 'K bank' },
  POST: { number: '71', ko: '우체국', en: 'Korea Post' },
  KFCC: { number: '45', ko: '새마을금고', en: 'MG Community Credit' },
  SHINHYUP: { number: '48', ko: '신협', en: 'Shinhyup' },
  SUHYUP: { number: '07', ko: '수협은행', en: 'Suhyup Bank' },
  STANDARD_CHARTERED: { number: '23', ko: 'SC제일은행', en: 'SC Bank Korea' },
  CITI: { number: '27', ko: '한국씨티은행', en: 'Citibank Korea' },
  DAEGU: { number: '31', ko: 'iM뱅크', en: 'iM Bank' },
  BUSAN: { number: '32', ko: '부산은행', en: 'Busan Bank' },
  KYONGNAM: { number: '39', ko: '경남은행', en: 'Kyongnam Bank' },
  KWANGJU: { number: '34', ko: '광주은행', en: 'Kwangju Bank' },
  JEONBUK: { number: '37', ko: '전북은행', en: 'Jeonbuk Bank' },
  JEJU: { number: '35', ko: '제주은행', en: 'Jeju Bank' },
  KDB: { number: '02', ko: '산업은행', en: 'KDB' },
} as const;

export type BankCode = keyof typeof banks;

/** In the order in which they are offered. */
export const bankCodes = Object.keys(banks) as readonly BankCode[];

const isBankCode = (code: string): code is BankCode => Object.hasOwn(banks, code);

/** A bank that is not listed is named as the gateway names it. */
export const bankName = (code: string, locale: Locale): string =>
  isBankCode(code) ? banks[code][locale] : code;

export const bankNumber = (code: string): string | null => (isBankCode(code) ? banks[code].number : null);

/** V1 names banks in Korean, with and without a suffix. */
export const bankCodeOf = (name: string): string =>
  bankCodes.find((code) => banks[code].ko.replace(/은행$/, '') === name.trim().replace(/은행$/, '')) ?? name;
