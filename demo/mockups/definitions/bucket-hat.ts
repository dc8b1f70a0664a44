import type { DemoMockup } from '../demo-mockup.ts';
import { side } from './side.ts';

export const bucketHat: DemoMockup = {
  key: 'bucket-hat',
  name_ko: '버킷햇',
  name_en: 'Bucket hat',
  sides: [
    side('bucket-hat/front', {
      area: { x: 388, y: 405, width: 225, height: 170 },
      areaWidthMm: 86,
      foreground: true,
      uv: true,
    }),
    side('bucket-hat/back', {
      area: { x: 388, y: 405, width: 225, height: 170 },
      areaWidthMm: 86,
      foreground: true,
      uv: true,
    }),
  ],
  colors: [
    { key: 'sand', name_ko: '모래', name_en: 'Sand', hex: '#d8c6a5' },
    { key: 'ink', name_ko: '먹색', name_en: 'Ink', hex: '#232326' },
    { key: 'denim', name_ko: '데님', name_en: 'Denim', hex: '#5d7ba0' },
    { key: 'rose', name_ko: '로즈', name_en: 'Rose', hex: '#eec3c3' },
  ],
};
