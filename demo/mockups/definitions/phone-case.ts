import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const phoneCase: DemoMockup = {
  key: 'phone-case',
  name_ko: '폰케이스',
  name_en: 'Phone case',
  sides: [
    side('phone-case/front', {
      name_ko: '바깥',
      name_en: 'Outside',
      area: { x: 314, y: 108, width: 372, height: 785 },
      areaWidthMm: 70,
      foreground: true,
    }),
    side('phone-case/back', {
      name_ko: '안쪽',
      name_en: 'Inside',
      area: { x: 330, y: 120, width: 340, height: 760 },
      areaWidthMm: 64,
      foreground: false,
    }),
  ],
  colors: [
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
    { key: 'milk', name_ko: '우유', name_en: 'Milk', hex: '#f7f5ef' },
    { key: 'lilac', name_ko: '라일락', name_en: 'Lilac', hex: '#cdbfe3' },
    { key: 'mint', name_ko: '민트', name_en: 'Mint', hex: '#b9dccb' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
  ],
};
