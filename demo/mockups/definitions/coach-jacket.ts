import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const coachJacket: DemoMockup = {
  key: 'coach-jacket',
  name_ko: '코치 재킷',
  name_en: 'Coach jacket',
  sides: [
    side('coach-jacket/front', {
      area: { x: 536, y: 340, width: 150, height: 150 },
      areaWidthMm: 95,
      foreground: true,
    }),
    side('coach-jacket/back', {
      area: { x: 340, y: 296, width: 320, height: 420 },
      areaWidthMm: 320,
      foreground: false,
    }),
  ],
  colors: [
    { key: 'navy', name_ko: '네이비', name_en: 'Navy', hex: '#26324d' },
    { key: 'sand', name_ko: '모래', name_en: 'Sand', hex: '#d8c6a5' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
  ],
};
