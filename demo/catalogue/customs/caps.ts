import type { DemoCustom } from './demo-custom.ts';

export const capCustoms: readonly DemoCustom[] = [
  {
    key: 'cap-happy-daisy',
    product: 'cap',
    color: 'forest',
    method: 'EMBROIDERY',
    name: { ko: '웃는 데이지 볼캡', en: 'Happy daisy cap' },
    sides: { front: [{ graphic: 'happy-daisy', x: 0.5, y: 0.5, width: 0.76 }] },
    isBest: true,
  },
  {
    key: 'cap-three-fish',
    product: 'cap',
    color: 'denim',
    method: 'EMBROIDERY',
    name: { ko: '물고기 셋 볼캡', en: 'Three fish cap' },
    sides: { front: [{ graphic: 'three-fish', x: 0.5, y: 0.5, width: 0.72 }] },
  },
  {
    key: 'cap-good-morning',
    product: 'cap',
    color: 'ink',
    method: 'EMBROIDERY',
    name: { ko: '굿모닝 클럽 볼캡', en: 'Good morning club cap' },
    sides: { front: [{ graphic: 'good-morning-badge', x: 0.5, y: 0.5, width: 0.76 }] },
  },
  {
    key: 'cap-melting-smile',
    product: 'cap',
    color: 'persimmon',
    method: 'TRANSFER',
    name: { ko: '녹아내린 스마일 볼캡', en: 'Melting smile cap' },
    sides: {
      front: [{ graphic: 'melting-smile', x: 0.5, y: 0.5, width: 0.64 }],
      back: [{ graphic: 'sunny-side-up', x: 0.5, y: 0.32, width: 0.4 }],
    },
  },
  {
    key: 'cap-slowly',
    product: 'cap',
    color: 'sand',
    method: 'EMBROIDERY',
    name: { ko: '천천히 거북이 볼캡', en: 'Slow turtle cap' },
    sides: { front: [{ graphic: 'slowly', x: 0.5, y: 0.52, width: 0.9 }] },
  },
];
