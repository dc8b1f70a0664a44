import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const cushion: DemoMockup = {
  key: 'cushion',
  name_ko: '쿠션',
  name_en: 'Cushion',
  sides: [
    side('cushion/front', {
      area: { x: 210, y: 210, width: 581, height: 581 },
      areaWidthMm: 360,
      foreground: false,
      uv: true,
    }),
    side('cushion/back', {
      area: { x: 210, y: 210, width: 581, height: 581 },
      areaWidthMm: 360,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'cream', name_ko: '크림', name_en: 'Cream', hex: '#f2e8d5' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
    { key: 'lilac', name_ko: '라일락', name_en: 'Lilac', hex: '#cdbfe3' },
    { key: 'navy', name_ko: '네이비', name_en: 'Navy', hex: '#26324d' },
  ],
};
