import { readFileSync } from 'node:fs';
import type { Text } from './text.ts';

type DemoTerms = { readonly type: string; readonly name: Text; readonly content: Text };

const names: Readonly<Record<string, Text>> = {
  USE: { ko: '이용약관', en: 'Terms of use' },
  PRIVACY: { ko: '개인정보처리방침', en: 'Privacy policy' },
  PURCHASE: { ko: '구매 동의', en: 'Purchase agreement' },
  OVER14: { ko: '만 14세 이상 확인', en: 'Age 14 or over' },
  MARKETING: { ko: '마케팅 정보 활용 동의', en: 'Use of data for marketing' },
  ADVERTISING: { ko: '광고성 정보 수신 동의', en: 'Receiving advertising' },
  'ABOUT-US': { ko: '꾸밈 이야기', en: 'About Kkumim' },
};

export const demoTerms = (): readonly DemoTerms[] =>
  Object.entries(names).map(([type, name]) => ({
    type,
    name,
    content: { ko: termsFile(type, 'ko'), en: termsFile(type, 'en') },
  }));

function termsFile(type: string, language: keyof Text): string {
  const file = new URL(`terms/${type.toLowerCase()}.${language}.html`, import.meta.url);
  return readFileSync(file, 'utf8');
}
