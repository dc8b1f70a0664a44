import type { DemoCustom } from './demo-custom.ts';

/** The designs that the demo shopper has saved so far. */
export const shopperCustoms: readonly DemoCustom[] = [
  {
    key: 'shopper-rainbow-tee',
    product: 'tee',
    color: 'sky',
    method: 'PRINTING',
    name: { ko: '여행 갈 때 입을 티', en: 'Tee for the trip' },
    sides: { front: [{ graphic: 'nice-day-rainbow', x: 0.5, y: 0.3, width: 0.7 }] },
  },
  {
    key: 'shopper-mom-tote',
    product: 'tote',
    color: 'sage',
    method: 'PRINTING',
    name: { ko: '엄마 선물 에코백', en: 'Tote for Mum' },
    sides: { front: [{ graphic: 'leaf-wreath', x: 0.5, y: 0.5, width: 0.86 }] },
  },
  {
    key: 'shopper-desk-mug',
    product: 'mug',
    color: 'butter',
    method: 'TRANSFER',
    name: { ko: '회사 책상용 머그', en: 'Mug for my desk' },
    sides: { front: [{ graphic: 'rice-power', x: 0.5, y: 0.5, width: 0.78 }] },
  },
];
