import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const coachJacket: DemoMockup = {
  key: 'coach-jacket',
  name_ko: '코치 재킷',
  name_en: 'Coach jacket',
  sides: [
    side('coach-jacket/front', {
      area: { x: 562, y: 368, width: 86, height: 86 },
      areaWidthMm: 95,
      foreground: true,
      uv: true,
    }),
    side('coach-jacket/back', {
      area: { x: 355, y: 345, width: 291, height: 382 },
      areaWidthMm: 320,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'navy', name_ko: '네이비', name_en: 'Navy', hex: '#26324d' },
    { key: 'sand', name_ko: '모래', name_en: 'Sand', hex: '#d8c6a5' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
  ],
};
