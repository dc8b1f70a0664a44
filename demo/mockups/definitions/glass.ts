import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const glass: DemoMockup = {
  key: 'glass',
  name_ko: '유리컵',
  name_en: 'Glass',
  sides: [
    side('glass/front', {
      area: { x: 357, y: 342, width: 286, height: 391 },
      areaWidthMm: 55,
      foreground: false,
      uv: true,
    }),
    side('glass/back', {
      area: { x: 357, y: 342, width: 286, height: 391 },
      areaWidthMm: 55,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'clear', name_ko: '서리', name_en: 'Frost', hex: '#e4ebec' },
    { key: 'peach', name_ko: '복숭아', name_en: 'Peach', hex: '#f3c9b8' },
    { key: 'mint', name_ko: '민트', name_en: 'Mint', hex: '#b9dccb' },
    { key: 'lilac', name_ko: '라일락', name_en: 'Lilac', hex: '#cdbfe3' },
  ],
};
