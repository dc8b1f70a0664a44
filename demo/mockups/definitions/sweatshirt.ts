import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const sweatshirt: DemoMockup = {
  key: 'sweatshirt',
  name_ko: '맨투맨',
  name_en: 'Sweatshirt',
  sides: [
    side('sweatshirt/front', {
      area: { x: 350, y: 330, width: 300, height: 400 },
      areaWidthMm: 300,
      foreground: true,
      uv: true,
    }),
    side('sweatshirt/back', {
      area: { x: 350, y: 275, width: 300, height: 450 },
      areaWidthMm: 300,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'melange', name_ko: '멜란지', name_en: 'Melange', hex: '#cfcfcd' },
    { key: 'cream', name_ko: '크림', name_en: 'Cream', hex: '#f2e8d5' },
    { key: 'navy', name_ko: '네이비', name_en: 'Navy', hex: '#26324d' },
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'plum', name_ko: '자두', name_en: 'Plum', hex: '#6f4557' },
  ],
};
