import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const longsleeve: DemoMockup = {
  key: 'longsleeve',
  name_ko: '롱슬리브',
  name_en: 'Long-sleeve tee',
  sides: [
    side('longsleeve/front', {
      area: { x: 350, y: 328, width: 300, height: 411 },
      areaWidthMm: 300,
      foreground: true,
      uv: true,
    }),
    side('longsleeve/back', {
      area: { x: 350, y: 265, width: 300, height: 463 },
      areaWidthMm: 300,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'ivory', name_ko: '아이보리', name_en: 'Ivory', hex: '#f4f1ea' },
    { key: 'forest', name_ko: '숲', name_en: 'Forest', hex: '#2f4b3e' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'oatmeal', name_ko: '오트밀', name_en: 'Oatmeal', hex: '#e2d9c8' },
  ],
};
