import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const hoodie: DemoMockup = {
  key: 'hoodie',
  name_ko: '후드티',
  name_en: 'Hoodie',
  sides: [
    side('hoodie/front', {
      area: { x: 375, y: 453, width: 250, height: 232 },
      areaWidthMm: 280,
      foreground: true,
      uv: true,
    }),
    side('hoodie/back', {
      area: { x: 366, y: 411, width: 268, height: 348 },
      areaWidthMm: 300,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'oatmeal', name_ko: '오트밀', name_en: 'Oatmeal', hex: '#e2d9c8' },
    { key: 'charcoal', name_ko: '차콜', name_en: 'Charcoal', hex: '#3a3b40' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'cloud', name_ko: '구름', name_en: 'Cloud', hex: '#aebccb' },
    { key: 'forest', name_ko: '숲', name_en: 'Forest', hex: '#2f4b3e' },
  ],
};
