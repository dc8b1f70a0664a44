import type { DemoCustom } from './demo-custom.ts';

/** The camera takes the upper left of the outside, so everything lies below it. */
export const phoneCaseCustoms: readonly DemoCustom[] = [
  {
    key: 'case-strawberry-mail',
    product: 'phone-case',
    color: 'rose',
    method: 'TRANSFER',
    name: { ko: '딸기 우편함 폰케이스', en: 'Strawberry mail case' },
    sides: {
      front: [
        { graphic: 'love-delivery', x: 0.34, y: 0.46, width: 0.54 },
        { graphic: 'strawberry-milk', x: 0.71, y: 0.62, width: 0.54 },
        { graphic: 'cherry-pop', x: 0.36, y: 0.82, width: 0.6 },
      ],
    },
    isBest: true,
  },
  {
    key: 'case-space-courier',
    product: 'phone-case',
    color: 'ink',
    method: 'TRANSFER',
    name: { ko: '우주 택배 폰케이스', en: 'Space courier case' },
    sides: {
      front: [
        { graphic: 'space-courier', x: 0.5, y: 0.5, width: 0.82 },
        { graphic: 'cloud-nap', x: 0.5, y: 0.8, width: 0.62 },
      ],
    },
  },
  {
    key: 'case-frog-choir',
    product: 'phone-case',
    color: 'mint',
    method: 'TRANSFER',
    name: { ko: '개굴 합창단 폰케이스', en: 'Frog choir case' },
    sides: {
      front: [
        { graphic: 'frog-choir', x: 0.5, y: 0.52, width: 0.82 },
        { graphic: 'mushroom-village', x: 0.5, y: 0.82, width: 0.68 },
      ],
    },
  },
  {
    key: 'case-wild-strawberry',
    product: 'phone-case',
    color: 'milk',
    method: 'PRINTING',
    name: { ko: '산딸기 세밀화 폰케이스', en: 'Wild strawberry case' },
    sides: { front: [{ graphic: 'wild-strawberry', x: 0.5, y: 0.66, width: 0.86 }] },
  },
];
