import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const tee: DemoMockup = {
  key: 'tee',
  name_ko: '티셔츠',
  name_en: 'T-shirt',
  sides: [
    side('tee/front', {
      area: { x: 340, y: 317, width: 319, height: 437 },
      areaWidthMm: 300,
      foreground: true,
      uv: true,
    }),
    side('tee/back', {
      area: { x: 340, y: 250, width: 319, height: 493 },
      areaWidthMm: 300,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'ivory', name_ko: '아이보리', name_en: 'Ivory', hex: '#f4f1ea' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
  ],
};
