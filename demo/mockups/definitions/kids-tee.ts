import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const kidsTee: DemoMockup = {
  key: 'kids-tee',
  name_ko: '키즈 티셔츠',
  name_en: 'Kids’ tee',
  sides: [
    side('kids-tee/front', {
      area: { x: 328, y: 359, width: 344, height: 377 },
      areaWidthMm: 220,
      foreground: true,
      uv: true,
    }),
    side('kids-tee/back', {
      area: { x: 328, y: 289, width: 344, height: 444 },
      areaWidthMm: 220,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'ivory', name_ko: '아이보리', name_en: 'Ivory', hex: '#f4f1ea' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
    { key: 'mint', name_ko: '민트', name_en: 'Mint', hex: '#b9dccb' },
  ],
};
