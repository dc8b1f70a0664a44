import type { PromoImage } from './promo-image.ts';

/** The images of the main page, by their file names in /window of the CDN. */
export const mainPageImages = {
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

  'nav-tee': { layout: 'tile', palette: 'yolk', custom: 'tee-night-swim' },
  'nav-hoodie': { layout: 'tile', palette: 'sky', custom: 'hoodie-tiger' },
  'nav-sweatshirt': { layout: 'tile', palette: 'blush', custom: 'sweatshirt-moon-jar' },
  'nav-cap': { layout: 'tile', palette: 'persimmon', custom: 'cap-happy-daisy' },
  'nav-tote': { layout: 'tile', palette: 'leaf', custom: 'tote-cat-tower' },
  'nav-mug': { layout: 'tile', palette: 'lilac', custom: 'mug-coffee-first' },
  'nav-case': { layout: 'tile', palette: 'sand', custom: 'case-strawberry-mail' },
  'nav-poster': { layout: 'tile', palette: 'sky', custom: 'poster-bouquet' },
  'nav-stickers': { layout: 'icon', palette: 'blush', graphic: 'love-delivery' },
  'nav-keyring': { layout: 'tile', palette: 'yolk', custom: 'keyring-boxed-cat' },

  'desk-mug': { layout: 'portrait', palette: 'leaf', custom: 'mug-coffee-first', sticker: 'moka-pot' },
  'desk-case': {
    layout: 'portrait',
    palette: 'lilac',
    custom: 'case-space-courier',
    sticker: 'moon-rabbit',
    flip: true,
  },
  'desk-tote': { layout: 'portrait', palette: 'blush', custom: 'tote-jogakbo', sticker: 'hanok' },

  'look-daisy': { layout: 'both-sides', palette: 'yolk', custom: 'tee-happy-daisy' },
  'look-euljiro': { layout: 'both-sides', palette: 'blush', custom: 'hoodie-euljiro' },
  'look-camp': { layout: 'both-sides', palette: 'leaf', custom: 'tee-camp-night' },

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
} as const satisfies Record<string, PromoImage>;
