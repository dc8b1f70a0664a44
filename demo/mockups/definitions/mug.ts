import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const mug: DemoMockup = {
  key: 'mug',
  name_ko: '머그컵',
  name_en: 'Mug',
  sides: [
    side('mug/front', {
      area: { x: 239, y: 299, width: 341, height: 418 },
      areaWidthMm: 62,
      foreground: true,
      uv: true,
    }),
    side('mug/back', {
      area: { x: 420, y: 299, width: 341, height: 418 },
      areaWidthMm: 62,
      foreground: true,
      uv: true,
    }),
  ],
  colors: [
    { key: 'milk', name_ko: '우유', name_en: 'Milk', hex: '#f7f5ef' },
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'charcoal', name_ko: '차콜', name_en: 'Charcoal', hex: '#3a3b40' },
  ],
};
