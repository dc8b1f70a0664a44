import type { DemoCustom } from './demo-custom.ts';

export const mugCustoms: readonly DemoCustom[] = [
  {
    key: 'mug-mug-cat',
    product: 'mug',
    color: 'milk',
    method: 'TRANSFER',
    name: { ko: '한 잔의 여유 머그', en: 'A cup of calm mug' },
    sides: {
      front: [{ graphic: 'mug-cat', x: 0.5, y: 0.5, width: 0.78 }],
      back: [{ graphic: 'sleepy-cat', x: 0.5, y: 0.54, width: 0.7 }],
    },
    isBest: true,
  },
  {
    key: 'mug-coffee-first',
    product: 'mug',
    color: 'butter',
    method: 'TRANSFER',
    name: { ko: '커피 먼저 머그', en: 'Coffee first mug' },
    sides: { front: [{ graphic: 'coffee-first', x: 0.5, y: 0.5, width: 0.82 }] },
  },
  {
    key: 'mug-moka-pot',
    product: 'mug',
    color: 'sky',
    method: 'TRANSFER',
    name: { ko: '모카포트 머그', en: 'Moka pot mug' },
    sides: {
      front: [{ graphic: 'moka-pot', x: 0.5, y: 0.5, width: 0.6 }],
      back: [{ graphic: 'two-pears', x: 0.5, y: 0.5, width: 0.66 }],
    },
  },
  {
    key: 'mug-coffee-potion',
    product: 'mug',
    color: 'charcoal',
    method: 'TRANSFER',
    name: { ko: '체력 +100 머그', en: 'Stamina +100 mug' },
    sides: { front: [{ graphic: 'coffee-potion', x: 0.5, y: 0.5, width: 0.78 }] },
  },
];
