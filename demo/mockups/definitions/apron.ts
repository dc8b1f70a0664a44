import type { DemoMockup } from '../demo-mockup.ts';
import { plainSide, side } from './side.ts';

export const apron: DemoMockup = {
  key: 'apron',
  name_ko: '앞치마',
  name_en: 'Apron',
  sides: [
    side('apron/front', {
      area: { x: 383, y: 277, width: 233, height: 327 },
      areaWidthMm: 280,
      foreground: true,
      uv: true,
    }),
  ],
  plainBack: { side: plainSide('apron/back', false) },
  colors: [
    { key: 'sage', name_ko: '세이지', name_en: 'Sage', hex: '#a9b899' },
    { key: 'navy', name_ko: '네이비', name_en: 'Navy', hex: '#26324d' },
    { key: 'oatmeal', name_ko: '오트밀', name_en: 'Oatmeal', hex: '#e2d9c8' },
    { key: 'persimmon', name_ko: '감빛', name_en: 'Persimmon', hex: '#d2532f' },
  ],
};
