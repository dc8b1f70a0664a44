import type { Shot } from './shot.ts';

/** The pictures of the main page, by their names below /window. */
export const mainPageShots = {
  'main-hero': {
    layout: 'hero',
    palette: 'yolk',
    customs: ['hoodie-tiger', 'cap-three-fish', 'tote-lemon'],
    stickers: ['cherry-pop', 'happy-daisy', 'shy-ghost'],
  },
  'main-garden': {
    layout: 'wide',
    palette: 'leaf',
    customs: ['tote-bouquet', 'case-wild-strawberry'],
    stickers: ['wild-strawberry', 'lavender'],
  },
  'main-neuru': {
    layout: 'wide',
    palette: 'night',
    customs: ['hoodie-rosette', 'sweatshirt-clear-today'],
    stickers: ['rosette', 'moon-rabbit'],
    flip: true,
  },

  'nav-tee': { layout: 'tile', palette: 'yolk', custom: 'tee-night-swim' },
  'nav-hoodie': { layout: 'tile', palette: 'sky', custom: 'hoodie-tiger' },
  'nav-sweatshirt': { layout: 'tile', palette: 'blush', custom: 'sweatshirt-moon-jar' },
  'nav-cap': { layout: 'tile', palette: 'persimmon', custom: 'cap-happy-daisy' },
  'nav-tote': { layout: 'tile', palette: 'leaf', custom: 'tote-cat-tower' },
  'nav-mug': { layout: 'tile', palette: 'lilac', custom: 'mug-coffee-first' },
  'nav-case': { layout: 'tile', palette: 'sand', custom: 'case-strawberry-mail' },
  'nav-cushion': { layout: 'tile', palette: 'sky', custom: 'cushion-circles' },
  'nav-paper': { layout: 'icon', palette: 'blush', graphic: 'love-delivery' },
  'nav-all': { layout: 'icon', palette: 'sand', graphic: 'checker-smile' },

  'gift-friend': { layout: 'icon', palette: 'blush', graphic: 'heart-first' },
  'gift-cat': { layout: 'icon', palette: 'yolk', graphic: 'boxed-cat' },
  'gift-home': { layout: 'icon', palette: 'leaf', graphic: 'blue-vase' },
  'gift-work': { layout: 'icon', palette: 'sky', graphic: 'coffee-potion' },
  'gift-team': { layout: 'icon', palette: 'lilac', graphic: 'keep-going' },

  'ground-tee': { layout: 'portrait', palette: 'sky', custom: 'tee-night-swim', sticker: 'sunny-side-up' },
  'ground-hoodie': {
    layout: 'portrait',
    palette: 'yolk',
    custom: 'hoodie-mountains',
    sticker: 'stone-tower',
    flip: true,
  },
  'ground-tote': { layout: 'portrait', palette: 'blush', custom: 'tote-jogakbo', sticker: 'hanok' },
  'desk-mug': { layout: 'portrait', palette: 'leaf', custom: 'mug-coffee-first', sticker: 'moka-pot' },
  'desk-case': {
    layout: 'portrait',
    palette: 'lilac',
    custom: 'case-space-courier',
    sticker: 'moon-rabbit',
    flip: true,
  },
  'desk-cushion': {
    layout: 'portrait',
    palette: 'persimmon',
    custom: 'cushion-circles',
    sticker: 'quarter-tiles',
  },

  'look-daisy': { layout: 'both-sides', palette: 'yolk', custom: 'tee-happy-daisy' },
  'look-euljiro': { layout: 'both-sides', palette: 'blush', custom: 'hoodie-euljiro' },
  'look-camp': { layout: 'both-sides', palette: 'leaf', custom: 'tee-camp-night' },
  'look-friday': { layout: 'pair', palette: 'sky', customs: ['tee-off-work', 'tote-not-monday'] },
  'look-game': { layout: 'pair', palette: 'lilac', customs: ['hoodie-try-again', 'tee-shy-ghost'] },
  'look-nap': { layout: 'pair', palette: 'sand', customs: ['hoodie-cloud-nap', 'mug-mug-cat'] },

  'story-studio': {
    layout: 'wide',
    palette: 'sand',
    customs: ['sweatshirt-ginkgo', 'cap-slowly'],
    stickers: ['ginkgo', 'moka-pot'],
  },
  'story-cats': {
    layout: 'wide',
    palette: 'yolk',
    customs: ['tee-sleepy-cat', 'mug-mug-cat'],
    stickers: ['long-cat', 'boxed-cat'],
    flip: true,
  },
  'story-frogs': {
    layout: 'wide',
    palette: 'leaf',
    customs: ['case-frog-choir', 'cap-melting-smile'],
    stickers: ['lucky-frog', 'mushroom-village'],
  },
  'method-embroidery': {
    layout: 'wide',
    palette: 'sky',
    customs: ['cap-three-fish', 'cap-happy-daisy'],
    stickers: ['three-fish', 'happy-daisy'],
  },
  'method-printing': {
    layout: 'wide',
    palette: 'blush',
    customs: ['tote-jogakbo', 'tee-night-swim'],
    stickers: ['quarter-tiles', 'night-swim'],
    flip: true,
  },
  'method-transfer': {
    layout: 'wide',
    palette: 'persimmon',
    customs: ['mug-moka-pot', 'case-wild-strawberry'],
    stickers: ['moka-pot', 'two-pears'],
  },
} as const satisfies Record<string, Shot>;
