import type { DemoCustom } from './demo-custom.ts';

export const laptopSleeveCustoms: readonly DemoCustom[] = [
  {
    key: 'laptop-space-cruise',
    product: 'laptop-sleeve',
    color: 'charcoal',
    method: 'TRANSFER',
    name: { ko: '우주 순항 노트북 파우치', en: 'Space cruise laptop sleeve' },
    sides: { front: [{ graphic: 'space-cruise', x: 0.5, y: 0.5, width: 0.66 }] },
  },
  {
    key: 'laptop-not-monday',
    product: 'laptop-sleeve',
    color: 'cloud',
    method: 'PRINTING',
    name: { ko: '월요일은 아직 노트북 파우치', en: 'Not Monday yet laptop sleeve' },
    sides: { front: [{ graphic: 'not-monday', x: 0.5, y: 0.5, width: 0.62 }] },
    isBest: true,
  },
];

export const notebookCustoms: readonly DemoCustom[] = [
  {
    key: 'notebook-good-day',
    product: 'notebook',
    color: 'persimmon',
    method: 'PRINTING',
    name: { ko: '좋은 날 노트', en: 'Good day notebook' },
    sides: { front: [{ graphic: 'good-day', x: 0.5, y: 0.4, width: 0.84 }] },
  },
  {
    key: 'notebook-lavender',
    product: 'notebook',
    color: 'canvas',
    method: 'PRINTING',
    name: { ko: '라벤더 노트', en: 'Lavender notebook' },
    sides: { front: [{ graphic: 'lavender', x: 0.5, y: 0.5, width: 0.7 }] },
    isBest: true,
  },
  {
    key: 'notebook-snack-bag',
    product: 'notebook',
    color: 'sky',
    method: 'PRINTING',
    name: { ko: '간식 기록 노트', en: 'Snack log notebook' },
    sides: { front: [{ graphic: 'snack-bag', x: 0.5, y: 0.46, width: 0.76 }] },
  },
];

export const keyringCustoms: readonly DemoCustom[] = [
  {
    key: 'keyring-boxed-cat',
    product: 'keyring',
    color: 'milk',
    method: 'PRINTING',
    name: { ko: '상자 고양이 키링', en: 'Boxed cat keyring' },
    sides: {
      front: [{ graphic: 'boxed-cat', x: 0.5, y: 0.52, width: 0.84 }],
      back: [{ graphic: 'paw-with-flower', x: 0.5, y: 0.52, width: 0.7 }],
    },
    isBest: true,
  },
  {
    key: 'keyring-love-delivery',
    product: 'keyring',
    color: 'rose',
    method: 'PRINTING',
    name: { ko: '사랑 배달 키링', en: 'Love delivery keyring' },
    sides: { front: [{ graphic: 'love-delivery', x: 0.5, y: 0.52, width: 0.82 }] },
  },
  {
    key: 'keyring-shy-ghost',
    product: 'keyring',
    color: 'sky',
    method: 'PRINTING',
    name: { ko: '낯가리는 유령 키링', en: 'Shy ghost keyring' },
    sides: { front: [{ graphic: 'shy-ghost', x: 0.5, y: 0.52, width: 0.76 }] },
  },
];

export const badgeCustoms: readonly DemoCustom[] = [
  {
    key: 'badge-melting-smile',
    product: 'badge',
    color: 'butter',
    method: 'PRINTING',
    name: { ko: '녹아내린 스마일 핀버튼', en: 'Melting smile badge' },
    sides: { front: [{ graphic: 'melting-smile', x: 0.5, y: 0.52, width: 0.7 }] },
  },
  {
    key: 'badge-heart-first',
    product: 'badge',
    color: 'rose',
    method: 'PRINTING',
    name: { ko: '마음 먼저 핀버튼', en: 'Heart first badge' },
    sides: { front: [{ graphic: 'heart-first', x: 0.5, y: 0.5, width: 0.72 }] },
  },
];
