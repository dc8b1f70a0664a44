import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const cap: DemoMockup = {
  key: 'cap',
  name_ko: '볼캡',
  name_en: 'Ball cap',
  sides: [
    side('cap/front', {
      area: { x: 336, y: 344, width: 328, height: 276 },
      areaWidthMm: 81,
      foreground: true,
      uv: true,
    }),
    side('cap/back', {
      area: { x: 385, y: 373, width: 229, height: 210 },
      areaWidthMm: 56,
      foreground: true,
      uv: true,
    }),
  ],
  colors: [
    { key: 'sand', name_ko: '모래', name_en: 'Sand', hex: '#d8c6a5' },
    { key: 'forest', name_ko: '숲', name_en: 'Forest', hex: '#2f4b3e' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'denim', name_ko: '데님', name_en: 'Denim', hex: '#5d7ba0' },
  ],
};
