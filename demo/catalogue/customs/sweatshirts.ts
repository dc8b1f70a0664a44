import type { DemoCustom } from './demo-custom.ts';

export const sweatshirtCustoms: readonly DemoCustom[] = [
  {
    key: 'sweatshirt-moon-jar',
    product: 'sweatshirt',
    color: 'navy',
    method: 'PRINTING',
    name: { ko: '달항아리 맨투맨', en: 'Moon jar sweatshirt' },
    sides: { front: [{ graphic: 'moon-jar', x: 0.5, y: 0.4, width: 0.72 }] },
    isBest: true,
  },
  {
    key: 'sweatshirt-clear-today',
    product: 'sweatshirt',
    color: 'butter',
    method: 'PRINTING',
    name: { ko: '오늘도 맑음 맨투맨', en: 'Clear skies today sweatshirt' },
    sides: { front: [{ graphic: 'clear-today', x: 0.5, y: 0.36, width: 0.86 }] },
    isBest: true,
  },
  {
    key: 'sweatshirt-ginkgo',
    product: 'sweatshirt',
    color: 'plum',
    method: 'EMBROIDERY',
    name: { ko: '은행잎 맨투맨', en: 'Ginkgo sweatshirt' },
    sides: { front: [{ graphic: 'ginkgo', x: 0.5, y: 0.36, width: 0.76 }] },
  },
  {
    key: 'sweatshirt-pair-of-cats',
    product: 'sweatshirt',
    color: 'cream',
    method: 'EMBROIDERY',
    name: { ko: '나란히 고양이 맨투맨', en: 'Two cats sweatshirt' },
    sides: {
      front: [{ graphic: 'pair-of-cats', x: 0.5, y: 0.4, width: 0.68 }],
      back: [{ graphic: 'heart-first', x: 0.5, y: 0.24, width: 0.52 }],
    },
  },
  {
    key: 'sweatshirt-lavender',
    product: 'sweatshirt',
    color: 'melange',
    method: 'EMBROIDERY',
    name: { ko: '라벤더 한 다발 맨투맨', en: 'Bunch of lavender sweatshirt' },
    sides: { front: [{ graphic: 'lavender', x: 0.5, y: 0.4, width: 0.6 }] },
  },
];
