import type { DemoCustom } from './demo-custom.ts';

export const tumblerCustoms: readonly DemoCustom[] = [
  {
    key: 'tumbler-keep-going',
    product: 'tumbler',
    color: 'mint',
    method: 'TRANSFER',
    name: { ko: '조금만 더 텀블러', en: 'Keep going tumbler' },
    sides: { front: [{ graphic: 'keep-going', x: 0.5, y: 0.46, width: 0.92 }] },
  },
  {
    key: 'tumbler-coffee-potion',
    product: 'tumbler',
    color: 'navy',
    method: 'TRANSFER',
    name: { ko: '체력 물약 텀블러', en: 'Stamina potion tumbler' },
    sides: {
      front: [{ graphic: 'coffee-potion', x: 0.5, y: 0.46, width: 0.8 }],
      back: [{ graphic: 'life-gauge', x: 0.5, y: 0.4, width: 0.9 }],
    },
    isBest: true,
  },
  {
    key: 'tumbler-ginkgo',
    product: 'tumbler',
    color: 'milk',
    method: 'PRINTING',
    name: { ko: '은행잎 텀블러', en: 'Ginkgo tumbler' },
    sides: { front: [{ graphic: 'ginkgo', x: 0.5, y: 0.46, width: 0.84 }] },
  },
];

export const glassCustoms: readonly DemoCustom[] = [
  {
    key: 'glass-lemon',
    product: 'glass',
    color: 'clear',
    method: 'TRANSFER',
    name: { ko: '레몬 가지 유리컵', en: 'Lemon branch glass' },
    sides: { front: [{ graphic: 'lemon-branch', x: 0.5, y: 0.5, width: 0.84 }] },
    isBest: true,
  },
  {
    key: 'glass-cherry-pop',
    product: 'glass',
    color: 'peach',
    method: 'TRANSFER',
    name: { ko: '체리 팡 유리컵', en: 'Cherry pop glass' },
    sides: { front: [{ graphic: 'cherry-pop', x: 0.5, y: 0.5, width: 0.72 }] },
  },
];

export const posterCustoms: readonly DemoCustom[] = [
  {
    key: 'poster-moon-jar',
    product: 'poster',
    color: 'sky',
    method: 'PRINTING',
    name: { ko: '달항아리 포스터', en: 'Moon jar poster' },
    sides: { front: [{ graphic: 'moon-jar', x: 0.5, y: 0.5, width: 0.86 }] },
    isBest: true,
  },
  {
    key: 'poster-bouquet',
    product: 'poster',
    color: 'milk',
    method: 'PRINTING',
    name: { ko: '시들지 않는 꽃다발 포스터', en: 'Everlasting bouquet poster' },
    sides: { front: [{ graphic: 'bouquet', x: 0.5, y: 0.5, width: 0.9 }] },
  },
  {
    key: 'poster-night-swim',
    product: 'poster',
    color: 'ink',
    method: 'PRINTING',
    name: { ko: '한밤의 수영 포스터', en: 'Night swim poster' },
    sides: { front: [{ graphic: 'night-swim', x: 0.5, y: 0.5, width: 0.94 }] },
  },
];

export const blanketCustoms: readonly DemoCustom[] = [
  {
    key: 'blanket-cloud-nap',
    product: 'blanket',
    color: 'cloud',
    method: 'PRINTING',
    name: { ko: '구름 낮잠 담요', en: 'Cloud nap blanket' },
    sides: { front: [{ graphic: 'cloud-nap', x: 0.5, y: 0.5, width: 0.84 }] },
  },
  {
    key: 'blanket-jogakbo',
    product: 'blanket',
    color: 'cream',
    method: 'PRINTING',
    name: { ko: '조각보 담요', en: 'Patchwork blanket' },
    sides: { front: [{ graphic: 'jogakbo', x: 0.5, y: 0.5, width: 0.88 }] },
  },
];

export const pouchCustoms: readonly DemoCustom[] = [
  {
    key: 'pouch-tulips',
    product: 'pouch',
    color: 'canvas',
    method: 'PRINTING',
    name: { ko: '튤립 파우치', en: 'Tulip pouch' },
    sides: { front: [{ graphic: 'tulips', x: 0.5, y: 0.5, width: 0.46 }] },
    isBest: true,
  },
  {
    key: 'pouch-three-fish',
    product: 'pouch',
    color: 'rose',
    method: 'EMBROIDERY',
    name: { ko: '물고기 셋 파우치', en: 'Three fish pouch' },
    sides: { front: [{ graphic: 'three-fish', x: 0.5, y: 0.5, width: 0.44 }] },
  },
];
