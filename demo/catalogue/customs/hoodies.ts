import type { DemoCustom } from './demo-custom.ts';

export const hoodieCustoms: readonly DemoCustom[] = [
  {
    key: 'hoodie-tiger',
    product: 'hoodie',
    color: 'oatmeal',
    method: 'PRINTING',
    name: { ko: '어흥 호랑이 후드', en: 'Tiger hoodie' },
    sides: { front: [{ graphic: 'tiger', x: 0.5, y: 0.54, width: 0.82 }] },
    isBest: true,
  },
  {
    key: 'hoodie-euljiro',
    product: 'hoodie',
    color: 'charcoal',
    method: 'PRINTING',
    name: { ko: '을지로의 밤 후드', en: 'Night in Euljiro hoodie' },
    sides: {
      front: [{ graphic: 'euljiro-night', x: 0.83, y: 0.36, width: 0.34 }],
      back: [{ graphic: 'euljiro-night', x: 0.5, y: 0.46, width: 0.82 }],
    },
    isBest: true,
  },
  {
    key: 'hoodie-cloud-nap',
    product: 'hoodie',
    color: 'cloud',
    method: 'TRANSFER',
    name: { ko: '구름 낮잠 후드', en: 'Nap on a cloud hoodie' },
    sides: { front: [{ graphic: 'cloud-nap', x: 0.5, y: 0.55, width: 0.9 }] },
    isBest: true,
  },
  {
    key: 'hoodie-rosette',
    product: 'hoodie',
    color: 'persimmon',
    method: 'PRINTING',
    name: { ko: '단청 꽃 후드', en: 'Temple rosette hoodie' },
    sides: {
      front: [{ graphic: 'rosette', x: 0.83, y: 0.36, width: 0.34 }],
      back: [{ graphic: 'rosette', x: 0.5, y: 0.46, width: 0.9 }],
    },
  },
  {
    key: 'hoodie-mountains',
    product: 'hoodie',
    color: 'forest',
    method: 'EMBROIDERY',
    name: { ko: '산 너머 산 후드', en: 'Mountains beyond hoodie' },
    sides: {
      front: [{ graphic: 'mountains', x: 0.83, y: 0.38, width: 0.32 }],
      back: [{ graphic: 'mountains', x: 0.5, y: 0.5, width: 0.78 }],
    },
  },
  {
    key: 'hoodie-try-again',
    product: 'hoodie',
    color: 'charcoal',
    method: 'TRANSFER',
    name: { ko: '다시 할까요 후드', en: 'Try again? hoodie' },
    sides: { front: [{ graphic: 'try-again', x: 0.5, y: 0.56, width: 0.98 }] },
  },
];
