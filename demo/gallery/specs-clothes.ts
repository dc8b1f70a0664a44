import type { GallerySpec } from './gallery-spec.ts';
import { onBoard, onDesk, onPeg } from './scenes.ts';

/** By the key of the product. Measures are those of a middle size, as in its size chart. */
export const clothesSpecs: Readonly<Record<string, GallerySpec>> = {
  tee: {
    material: 'jersey',
    closeUp: { custom: 'tee-sleepy-cat', window: { x: 440, y: 380, size: 130 } },
    detail: { x: 390, y: 110, size: 220 },
    measures: [
      { from: [602, 140], to: [602, 882], cm: 70 },
      { from: [214, 470], to: [786, 470], cm: 54 },
      { from: [246, 190], to: [754, 190], cm: 48 },
    ],
    inUse: { customs: ['tee-its-okay'], scene: onDesk('#cdb492', 0.92, -5) },
  },
  hoodie: {
    material: 'terry',
    closeUp: { custom: 'hoodie-tiger', window: { x: 440, y: 500, size: 130 } },
    detail: { x: 390, y: 270, size: 220 },
    measures: [
      { from: [640, 336], to: [640, 948], cm: 71 },
      { from: [224, 620], to: [776, 620], cm: 62 },
      { from: [262, 384], to: [74, 872], cm: 59 },
    ],
    inUse: { customs: ['hoodie-tiger'], scene: onDesk('#cdb492', 0.98, -4) },
  },
  sweatshirt: {
    material: 'terry',
    closeUp: { custom: 'sweatshirt-moon-jar', window: { x: 436, y: 420, size: 130 } },
    detail: { x: 390, y: 130, size: 220 },
    measures: [
      { from: [602, 168], to: [602, 836], cm: 67 },
      { from: [210, 470], to: [790, 470], cm: 58 },
      { from: [250, 216], to: [40, 750], cm: 58 },
    ],
    inUse: { customs: ['sweatshirt-moon-jar'], scene: onDesk('#c9a982', 0.96, 4) },
  },
  longsleeve: {
    material: 'jersey',
    closeUp: { custom: 'longsleeve-tiger', window: { x: 436, y: 400, size: 130 } },
    detail: { x: 20, y: 640, size: 220 },
    measures: [
      { from: [602, 162], to: [602, 858], cm: 70 },
      { from: [230, 470], to: [770, 470], cm: 54 },
      { from: [256, 206], to: [42, 758], cm: 60 },
    ],
    inUse: { customs: ['longsleeve-slow-surf'], scene: onDesk('#b99a78', 0.96, -4) },
  },
  'kids-tee': {
    material: 'jersey',
    closeUp: { custom: 'kids-round-dog', window: { x: 436, y: 470, size: 130 } },
    detail: { x: 390, y: 140, size: 220 },
    measures: [
      { from: [602, 166], to: [602, 852], cm: 44 },
      { from: [219, 520], to: [781, 520], cm: 36 },
      { from: [258, 210], to: [742, 210], cm: 31 },
    ],
    inUse: { customs: ['kids-frog-choir'], scene: onDesk('#d9c2a0', 0.9, 6) },
  },
  'coach-jacket': {
    material: 'nylon',
    closeUp: { custom: 'jacket-good-morning', window: { x: 540, y: 346, size: 130 } },
    detail: { x: 390, y: 140, size: 220 },
    measures: [
      { from: [620, 196], to: [620, 841], cm: 71 },
      { from: [220, 620], to: [780, 620], cm: 63 },
      { from: [265, 239], to: [62, 745], cm: 61 },
    ],
    inUse: { customs: ['jacket-euljiro'], scene: onDesk('#b99a78', 0.96, 5), side: 'back' },
  },
  cap: {
    material: 'twill',
    closeUp: { custom: 'cap-happy-daisy', window: { x: 420, y: 400, size: 160 } },
    detail: { x: 380, y: 210, size: 240 },
    measures: [
      { from: [880, 240], to: [880, 700], cm: 16.5 },
      { from: [500, 664], to: [500, 796], cm: 7 },
    ],
    inUse: { customs: ['cap-happy-daisy'], scene: onBoard('#d5dcc9', 836, 0.8) },
  },
  'bucket-hat': {
    material: 'twill',
    closeUp: { custom: 'bucket-wild-strawberry', window: { x: 440, y: 420, size: 130 } },
    detail: { x: 180, y: 500, size: 240 },
    measures: [
      { from: [920, 340], to: [920, 560], cm: 9 },
      { from: [500, 586], to: [500, 734], cm: 7.5 },
    ],
    inUse: { customs: ['bucket-wild-strawberry'], scene: onBoard('#c8d9e3', 735, 0.96) },
  },
  apron: {
    material: 'canvas',
    closeUp: { custom: 'apron-rice-power', window: { x: 430, y: 330, size: 140 } },
    detail: { x: 500, y: 590, size: 240 },
    measures: [
      { from: [946, 235], to: [946, 935], cm: 84 },
      { from: [208, 968], to: [792, 968], cm: 70 },
    ],
    inUse: { customs: ['apron-rice-power'], scene: onPeg('#e9d8c4', 60, 0.84) },
  },
  bandana: {
    material: 'linen',
    closeUp: { custom: 'bandana-rosette', window: { x: 300, y: 300, size: 150 } },
    detail: { x: 720, y: 720, size: 200 },
    measures: [
      { from: [114, 940], to: [886, 940], cm: 55 },
      { from: [950, 114], to: [950, 886], cm: 55 },
    ],
    inUse: { customs: ['bandana-leaf-wreath'], scene: onPeg('#cddbd0', 128, 0.8) },
  },
};
