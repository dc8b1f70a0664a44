import type { DemoCustom } from './demo-custom.ts';

export const cushionCustoms: readonly DemoCustom[] = [
  {
    key: 'cushion-sea-circle',
    product: 'cushion',
    color: 'navy',
    method: 'PRINTING',
    name: { ko: '해 뜨는 바다 쿠션', en: 'Sunrise sea cushion' },
    sides: { front: [{ graphic: 'sea-circle', x: 0.5, y: 0.5, width: 0.86 }] },
  },
  {
    key: 'cushion-circles',
    product: 'cushion',
    color: 'cream',
    method: 'PRINTING',
    name: { ko: '겹친 동그라미 쿠션', en: 'Circles cushion' },
    sides: {
      front: [{ graphic: 'circles', x: 0.5, y: 0.5, width: 0.84 }],
      back: [{ graphic: 'face-no-3', x: 0.5, y: 0.5, width: 0.62 }],
    },
  },
];
