import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const keyring: DemoMockup = {
  key: 'keyring',
  name_ko: '아크릴 키링',
  name_en: 'Acrylic keyring',
  sides: [
    side('keyring/front', {
      area: { x: 301, y: 465, width: 398, height: 402 },
      areaWidthMm: 43,
      foreground: true,
    }),
    side('keyring/back', {
      area: { x: 301, y: 465, width: 398, height: 402 },
      areaWidthMm: 43,
      foreground: true,
    }),
  ],
  colors: [
    { key: 'milk', name_ko: '우유', name_en: 'Milk', hex: '#f7f5ef' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'mint', name_ko: '민트', name_en: 'Mint', hex: '#b9dccb' },
  ],
};
