import type { DemoCustom } from './demo-custom.ts';

export const longsleeveCustoms: readonly DemoCustom[] = [
  {
    key: 'longsleeve-tiger',
    product: 'longsleeve',
    color: 'forest',
    method: 'PRINTING',
    name: { ko: '산에서 온 호랑이 롱슬리브', en: 'Tiger from the hills long-sleeve' },
    sides: { front: [{ graphic: 'tiger', x: 0.5, y: 0.34, width: 0.8 }] },
    isBest: true,
  },
  {
    key: 'longsleeve-slow-surf',
    product: 'longsleeve',
    color: 'ivory',
    method: 'TRANSFER',
    name: { ko: '느린 파도 롱슬리브', en: 'Slow surf long-sleeve' },
    sides: {
      front: [{ graphic: 'slow-surf', x: 0.78, y: 0.16, width: 0.32 }],
      back: [{ graphic: 'slow-surf', x: 0.5, y: 0.34, width: 0.86 }],
    },
  },
  {
    key: 'longsleeve-moon-rabbit',
    product: 'longsleeve',
    color: 'ink',
    method: 'PRINTING',
    name: { ko: '달토끼 롱슬리브', en: 'Moon rabbit long-sleeve' },
    sides: { front: [{ graphic: 'moon-rabbit', x: 0.5, y: 0.32, width: 0.66 }] },
  },
];

export const kidsTeeCustoms: readonly DemoCustom[] = [
  {
    key: 'kids-frog-choir',
    product: 'kids-tee',
    color: 'butter',
    method: 'PRINTING',
    name: { ko: '개구리 합창단 키즈 티', en: 'Frog choir kids’ tee' },
    sides: { front: [{ graphic: 'frog-choir', x: 0.5, y: 0.42, width: 0.86 }] },
    isBest: true,
  },
  {
    key: 'kids-round-dog',
    product: 'kids-tee',
    color: 'sky',
    method: 'PRINTING',
    name: { ko: '동글 강아지 키즈 티', en: 'Round dog kids’ tee' },
    sides: { front: [{ graphic: 'round-dog', x: 0.5, y: 0.44, width: 0.78 }] },
  },
  {
    key: 'kids-space-courier',
    product: 'kids-tee',
    color: 'ivory',
    method: 'TRANSFER',
    name: { ko: '우주 택배 키즈 티', en: 'Space courier kids’ tee' },
    sides: { front: [{ graphic: 'space-courier', x: 0.5, y: 0.44, width: 0.8 }] },
  },
];

export const jacketCustoms: readonly DemoCustom[] = [
  {
    key: 'jacket-euljiro',
    product: 'coach-jacket',
    color: 'navy',
    method: 'TRANSFER',
    name: { ko: '을지로의 밤 코치 재킷', en: 'Night in Euljiro coach jacket' },
    sides: {
      front: [{ graphic: 'three-fish', x: 0.5, y: 0.5, width: 0.86 }],
      back: [{ graphic: 'euljiro-night', x: 0.5, y: 0.44, width: 0.96 }],
    },
    isBest: true,
  },
  {
    key: 'jacket-good-morning',
    product: 'coach-jacket',
    color: 'sand',
    method: 'EMBROIDERY',
    name: { ko: '굿모닝 클럽 코치 재킷', en: 'Good morning club coach jacket' },
    sides: {
      front: [{ graphic: 'happy-daisy', x: 0.5, y: 0.5, width: 0.72 }],
      back: [{ graphic: 'good-morning-badge', x: 0.5, y: 0.42, width: 0.9 }],
    },
  },
];

export const bucketHatCustoms: readonly DemoCustom[] = [
  {
    key: 'bucket-wild-strawberry',
    product: 'bucket-hat',
    color: 'sand',
    method: 'EMBROIDERY',
    name: { ko: '산딸기 버킷햇', en: 'Wild strawberry bucket hat' },
    sides: { front: [{ graphic: 'wild-strawberry', x: 0.5, y: 0.5, width: 0.56 }] },
  },
  {
    key: 'bucket-lucky-frog',
    product: 'bucket-hat',
    color: 'rose',
    method: 'EMBROIDERY',
    name: { ko: '행운 개구리 버킷햇', en: 'Lucky frog bucket hat' },
    sides: { front: [{ graphic: 'lucky-frog', x: 0.5, y: 0.5, width: 0.62 }] },
  },
];

export const apronCustoms: readonly DemoCustom[] = [
  {
    key: 'apron-rice-power',
    product: 'apron',
    color: 'sage',
    method: 'PRINTING',
    name: { ko: '밥심 앞치마', en: 'Rice power apron' },
    sides: { front: [{ graphic: 'rice-power', x: 0.5, y: 0.42, width: 0.94 }] },
  },
  {
    key: 'apron-sunny-side-up',
    product: 'apron',
    color: 'navy',
    method: 'EMBROIDERY',
    name: { ko: '반숙 좋아 앞치마', en: 'Sunny side up apron' },
    sides: { front: [{ graphic: 'sunny-side-up', x: 0.5, y: 0.4, width: 0.84 }] },
  },
];

export const bandanaCustoms: readonly DemoCustom[] = [
  {
    key: 'bandana-rosette',
    product: 'bandana',
    color: 'ivory',
    method: 'PRINTING',
    name: { ko: '꽃문 반다나', en: 'Rosette bandana' },
    sides: { front: [{ graphic: 'rosette', x: 0.5, y: 0.5, width: 0.92 }] },
  },
  {
    key: 'bandana-leaf-wreath',
    product: 'bandana',
    color: 'butter',
    method: 'PRINTING',
    name: { ko: '잎사귀 둘레 반다나', en: 'Leaf wreath bandana' },
    sides: { front: [{ graphic: 'leaf-wreath', x: 0.5, y: 0.5, width: 0.94 }] },
  },
];
