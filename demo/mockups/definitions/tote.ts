import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const tote: DemoMockup = {
  key: 'tote',
  name_ko: '에코백',
  name_en: 'Tote bag',
  sides: [
    side('tote/front', {
      area: { x: 316, y: 484, width: 368, height: 368 },
      areaWidthMm: 280,
      foreground: false,
      uv: true,
    }),
    side('tote/back', {
      area: { x: 316, y: 484, width: 368, height: 368 },
      areaWidthMm: 280,
      foreground: false,
      uv: true,
    }),
  ],
  colors: [
    { key: 'canvas', name_ko: '캔버스', name_en: 'Canvas', hex: '#ece2cd' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
  ],
};
