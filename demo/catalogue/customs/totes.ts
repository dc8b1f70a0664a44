import type { DemoCustom } from './demo-custom.ts';

export const toteCustoms: readonly DemoCustom[] = [
  {
    key: 'tote-bouquet',
    product: 'tote',
    color: 'rose',
    method: 'PRINTING',
    name: { ko: '꽃다발 든 에코백', en: 'Bouquet tote' },
    sides: { front: [{ graphic: 'bouquet', x: 0.5, y: 0.5, width: 0.8 }] },
    isBest: true,
  },
  {
    key: 'tote-lemon',
    product: 'tote',
    color: 'ink',
    method: 'PRINTING',
    name: { ko: '레몬 가지 에코백', en: 'Lemon branch tote' },
    sides: { front: [{ graphic: 'lemon-branch', x: 0.5, y: 0.5, width: 0.84 }] },
    isBest: true,
  },
  {
    key: 'tote-jogakbo',
    product: 'tote',
    color: 'canvas',
    method: 'PRINTING',
    name: { ko: '조각보 에코백', en: 'Patchwork tote' },
    sides: {
      front: [{ graphic: 'jogakbo', x: 0.5, y: 0.5, width: 0.84 }],
      back: [{ graphic: 'quarter-tiles', x: 0.5, y: 0.5, width: 0.84 }],
    },
  },
  {
    key: 'tote-cat-tower',
    product: 'tote',
    color: 'canvas',
    method: 'EMBROIDERY',
    name: { ko: '고양이 탑 에코백', en: 'Cat tower tote' },
    sides: { front: [{ graphic: 'cat-tower', x: 0.5, y: 0.5, width: 0.64 }] },
  },
  {
    key: 'tote-forest-floor',
    product: 'tote',
    color: 'sage',
    method: 'PRINTING',
    name: { ko: '버섯 숲 에코백', en: 'Mushroom forest tote' },
    sides: { front: [{ graphic: 'forest-floor', x: 0.5, y: 0.5, width: 0.92 }] },
  },
  {
    key: 'tote-not-monday',
    product: 'tote',
    color: 'canvas',
    method: 'PRINTING',
    name: { ko: '월요일은 사양할게요 에코백', en: 'No Mondays, thank you tote' },
    sides: { front: [{ graphic: 'not-monday', x: 0.5, y: 0.5, width: 0.72 }] },
  },
];
