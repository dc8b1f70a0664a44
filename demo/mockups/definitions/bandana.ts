import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const bandana: DemoMockup = {
  key: 'bandana',
  name_ko: '반다나',
  name_en: 'Bandana',
  sides: [
    side('bandana/front', {
      area: { x: 143, y: 143, width: 714, height: 714 },
      areaWidthMm: 500,
      foreground: false,
      uv: true,
    }),
    side('bandana/back', {
      area: { x: 143, y: 143, width: 714, height: 714 },
      areaWidthMm: 500,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'ivory', name_ko: '아이보리', name_en: 'Ivory', hex: '#f4f1ea' },
    { key: 'denim', name_ko: '데님', name_en: 'Denim', hex: '#5d7ba0' },
    { key: 'forest', name_ko: '숲', name_en: 'Forest', hex: '#2f4b3e' },
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
  ],
};
