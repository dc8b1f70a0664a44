import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const tumbler: DemoMockup = {
  key: 'tumbler',
  name_ko: '텀블러',
  name_en: 'Tumbler',
  sides: [
    side('tumbler/front', {
      area: { x: 397, y: 397, width: 206, height: 369 },
      areaWidthMm: 56,
      foreground: true,
      uv: true,
    }),
    side('tumbler/back', {
      area: { x: 397, y: 397, width: 206, height: 369 },
      areaWidthMm: 56,
      foreground: true,
      uv: true,
    }),
  ],
  colors: [
    { key: 'milk', name_ko: '우유', name_en: 'Milk', hex: '#f7f5ef' },
    { key: 'navy', name_ko: '네이비', name_en: 'Navy', hex: '#26324d' },
    { key: 'mint', name_ko: '민트', name_en: 'Mint', hex: '#b9dccb' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
  ],
};
