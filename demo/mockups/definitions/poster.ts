import type { DemoMockup } from '../demo-mockup.ts';
import { plainSide, side } from './side.ts';

export const poster: DemoMockup = {
  key: 'poster',
  name_ko: '액자 포스터',
  name_en: 'Framed poster',
  sides: [
    side('poster/front', {
      area: { x: 256, y: 135, width: 488, height: 731 },
      areaWidthMm: 254,
      foreground: true,
    }),
  ],
  plainBack: { side: plainSide('poster/back', true), hex: '#c9a877' },
  colors: [
    { key: 'milk', name_ko: '우유', name_en: 'Milk', hex: '#f7f5ef' },
    { key: 'butter', name_ko: '버터', name_en: 'Butter', hex: '#f3dc95' },
    { key: 'sky', name_ko: '하늘', name_en: 'Sky', hex: '#b5cfe4' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
  ],
};
