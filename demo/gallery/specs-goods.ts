import type { GallerySpec } from './gallery-spec.ts';
import { inHand, onBag, onBoard, onDesk, onPeg, onSofa, onWall } from './scenes.ts';

/** By the key of the product. */
export const goodsSpecs: Readonly<Record<string, GallerySpec>> = {
  tote: {
    material: 'canvas',
    closeUp: { custom: 'tote-lemon', window: { x: 430, y: 560, size: 130 } },
    detail: { x: 330, y: 320, size: 220 },
    measures: [
      { from: [254, 960], to: [746, 960], cm: 38 },
      { from: [846, 386], to: [846, 922], cm: 41 },
    ],
    inUse: { customs: ['tote-lemon'], scene: onPeg('#d9dccb', 60, 0.92) },
  },
  cushion: {
    material: 'linen',
    closeUp: { custom: 'cushion-circles', window: { x: 430, y: 400, size: 150 } },
    detail: { x: 140, y: 140, size: 240 },
    measures: [
      { from: [160, 930], to: [840, 930], cm: 45 },
      { from: [920, 160], to: [920, 840], cm: 45 },
    ],
    inUse: {
      customs: ['cushion-circles', 'cushion-sea-circle'],
      scene: onSofa('#e6dccb', '#8d9a8a', 0.57, 0.58, -8),
    },
  },
  blanket: {
    material: 'wool',
    closeUp: { custom: 'blanket-jogakbo', window: { x: 330, y: 330, size: 170 } },
    detail: { x: 170, y: 740, size: 230 },
    measures: [
      { from: [188, 966], to: [812, 966], cm: 120 },
      { from: [900, 110], to: [900, 890], cm: 150 },
    ],
    inUse: { customs: ['blanket-cloud-nap'], scene: onSofa('#dfe3e4', '#b79c86', 0.56, 0.8, -2) },
  },
  mug: {
    material: 'glaze',
    closeUp: { custom: 'mug-mug-cat', window: { x: 320, y: 440, size: 180 } },
    detail: { x: 560, y: 200, size: 260 },
    measures: [
      { from: [130, 236], to: [130, 790], cm: 9.5 },
      { from: [184, 880], to: [635, 880], cm: 8.2 },
    ],
    inUse: { customs: ['mug-coffee-first', 'mug-moka-pot'], scene: onBoard('#d8e0df', 800, 0.74) },
  },
  tumbler: {
    material: 'powder',
    closeUp: { custom: 'tumbler-ginkgo', window: { x: 420, y: 480, size: 160 } },
    detail: { x: 330, y: 130, size: 270 },
    measures: [
      { from: [240, 244], to: [240, 922], cm: 18.5 },
      { from: [331, 968], to: [669, 968], cm: 9.2 },
    ],
    inUse: { customs: ['tumbler-keep-going', 'tumbler-coffee-potion'], scene: onBoard('#e8d6cc', 920, 0.86) },
  },
  glass: {
    material: 'frost',
    closeUp: { custom: 'glass-lemon', window: { x: 410, y: 430, size: 180 } },
    detail: { x: 300, y: 120, size: 240 },
    measures: [
      { from: [230, 176], to: [230, 846], cm: 12.8 },
      { from: [312, 924], to: [688, 924], cm: 7.2 },
    ],
    inUse: { customs: ['glass-lemon', 'glass-cherry-pop'], scene: onBoard('#dbe3d4', 850, 0.78) },
  },
  poster: {
    material: 'paper',
    closeUp: { custom: 'poster-bouquet', window: { x: 420, y: 380, size: 170 } },
    detail: { x: 180, y: 62, size: 220 },
    measures: [
      { from: [197, 964], to: [803, 964], cm: 31.5 },
      { from: [880, 79], to: [880, 921], cm: 43.8 },
    ],
    inUse: { customs: ['poster-moon-jar'], scene: onWall('#e9e1d2', 0.82) },
  },
  pouch: {
    material: 'canvas',
    closeUp: { custom: 'pouch-tulips', window: { x: 430, y: 480, size: 130 } },
    detail: { x: 170, y: 240, size: 200 },
    measures: [
      { from: [172, 860], to: [862, 860], cm: 20 },
      { from: [94, 268], to: [94, 716], cm: 13 },
    ],
    inUse: { customs: ['pouch-tulips', 'pouch-three-fish'], scene: onDesk('#cdb492', 0.72, -7) },
  },
  'laptop-sleeve': {
    material: 'neoprene',
    closeUp: { custom: 'laptop-not-monday', window: { x: 410, y: 400, size: 150 } },
    detail: { x: 690, y: 200, size: 220 },
    measures: [
      { from: [98, 864], to: [902, 864], cm: 35.5 },
      { from: [500, 232], to: [500, 780], cm: 26 },
    ],
    inUse: { customs: ['laptop-not-monday'], scene: onDesk('#b99a78', 0.78, -8) },
  },
  notebook: {
    material: 'bookcloth',
    closeUp: { custom: 'notebook-lavender', window: { x: 420, y: 400, size: 150 } },
    detail: { x: 590, y: 700, size: 220 },
    measures: [
      { from: [237, 964], to: [763, 964], cm: 14.8 },
      { from: [860, 115], to: [860, 885], cm: 21.6 },
    ],
    inUse: { customs: ['notebook-lavender', 'notebook-good-day'], scene: onDesk('#d9c2a0', 0.66, -9) },
  },
  'phone-case': {
    material: 'plastic',
    closeUp: { custom: 'case-strawberry-mail', window: { x: 400, y: 480, size: 190 } },
    detail: { x: 290, y: 74, size: 240 },
    measures: [
      { from: [300, 950], to: [700, 950], cm: 7.4 },
      { from: [810, 93], to: [810, 907], cm: 15.3 },
    ],
    inUse: { customs: ['case-strawberry-mail'], scene: inHand('#d9d3e6', [300, 700], 0.82) },
  },
  keyring: {
    material: 'acrylic',
    closeUp: { custom: 'keyring-boxed-cat', window: { x: 390, y: 530, size: 200 } },
    detail: { x: 385, y: 240, size: 230 },
    measures: [
      { from: [269, 946], to: [731, 946], cm: 5 },
      { from: [840, 346], to: [840, 893], cm: 5.9 },
    ],
    inUse: {
      customs: ['keyring-boxed-cat', 'tote-forest-floor'],
      scene: onBag('#e9dfcf', [0.68, 0.46], 0.42),
    },
  },
  badge: {
    material: 'acrylic',
    closeUp: { custom: 'badge-melting-smile', window: { x: 400, y: 400, size: 220 } },
    detail: { x: 160, y: 220, size: 280 },
    measures: [{ from: [156, 920], to: [844, 920], cm: 5.8 }],
    inUse: { customs: ['badge-melting-smile', 'pouch-tulips'], scene: onBag('#d3dcd6', [0.66, 0.52], 0.2) },
  },
};
