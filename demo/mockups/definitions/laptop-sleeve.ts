import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const laptopSleeve: DemoMockup = {
  key: 'laptop-sleeve',
  name_ko: '노트북 파우치',
  name_en: 'Laptop sleeve',
  sides: [
    side('laptop-sleeve/front', {
      area: { x: 203, y: 281, width: 517, height: 434 },
      areaWidthMm: 230,
      foreground: true,
    }),
    side('laptop-sleeve/back', {
      area: { x: 210, y: 281, width: 580, height: 435 },
      areaWidthMm: 258,
      foreground: true,
    }),
  ],
  colors: [
    { key: 'cloud', name_ko: '구름', name_en: 'Cloud', hex: '#aebccb' },
    { key: 'charcoal', name_ko: '차콜', name_en: 'Charcoal', hex: '#3a3b40' },
    { key: 'oatmeal', name_ko: '오트밀', name_en: 'Oatmeal', hex: '#e2d9c8' },
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
  ],
};
