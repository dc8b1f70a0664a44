import type { DemoMockup } from '../demo-mockup.ts';
import { plainSide, side } from './side.ts';

export const badge: DemoMockup = {
  key: 'badge',
  name_ko: '핀버튼',
  name_en: 'Pin badge',
  sides: [
    side('badge/front', {
      area: { x: 210, y: 210, width: 580, height: 580 },
      areaWidthMm: 49,
      foreground: false,
    }),
  ],
  plainBack: { side: plainSide('badge/back', true), hex: '#b9bbbe' },
  colors: [
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'milk', name_ko: '우유', name_en: 'Milk', hex: '#f7f5ef' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
  ],
};
