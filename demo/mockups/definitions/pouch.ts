import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const pouch: DemoMockup = {
  key: 'pouch',
  name_ko: '파우치',
  name_en: 'Pouch',
  sides: [
    side('pouch/front', {
      area: { x: 241, y: 383, width: 517, height: 269 },
      areaWidthMm: 150,
      foreground: true,
      uv: true,
    }),
    side('pouch/back', {
      area: { x: 241, y: 383, width: 517, height: 269 },
      areaWidthMm: 150,
      foreground: true,
      uv: true,
    }),
  ],
  colors: [
    { key: 'canvas', name_ko: '캔버스', name_en: 'Canvas', hex: '#ece2cd' },
    { key: 'denim', name_ko: '데님', name_en: 'Denim', hex: '#5d7ba0' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
  ],
};
