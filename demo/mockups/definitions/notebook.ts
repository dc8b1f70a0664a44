import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const notebook: DemoMockup = {
  key: 'notebook',
  name_ko: '노트',
  name_en: 'Notebook',
  sides: [
    side('notebook/front', {
      area: { x: 336, y: 189, width: 350, height: 621 },
      areaWidthMm: 98,
      foreground: true,
    }),
    side('notebook/back', {
      area: { x: 314, y: 189, width: 350, height: 621 },
      areaWidthMm: 98,
      foreground: true,
    }),
  ],
  colors: [
    { key: 'canvas', name_ko: '캔버스', name_en: 'Canvas', hex: '#ece2cd' },
    { key: 'forest', name_ko: '숲', name_en: 'Forest', hex: '#2f4b3e' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
  ],
};
