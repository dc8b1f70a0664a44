import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const blanket: DemoMockup = {
  key: 'blanket',
  name_ko: '담요',
  name_en: 'Blanket',
  sides: [
    side('blanket/front', {
      area: { x: 240, y: 222, width: 521, height: 557 },
      areaWidthMm: 1000,
      foreground: true,
      uv: true,
    }),
    side('blanket/back', {
      area: { x: 240, y: 222, width: 521, height: 557 },
      areaWidthMm: 1000,
      foreground: true,
      uv: true,
    }),
  ],
  colors: [
    { key: 'cream', name_ko: '크림', name_en: 'Cream', hex: '#f2e8d5' },
    { key: 'cloud', name_ko: '구름', name_en: 'Cloud', hex: '#aebccb' },
    { key: 'plum', name_ko: '자두', name_en: 'Plum', hex: '#6f4557' },
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
  ],
};
