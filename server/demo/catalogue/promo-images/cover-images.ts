import type { PromoImage } from './promo-image.ts';

/** Behind an artist's name, by the artist's key. */
export const artistCovers: Readonly<Record<string, PromoImage>> = {
  nyangbo: { layout: 'row', palette: 'blush', stickers: ['sleepy-cat', 'boxed-cat', 'round-dog', 'mug-cat'] },
  mallang: {
    layout: 'row',
    palette: 'lilac',
    stickers: ['cherry-pop', 'frog-choir', 'cloud-nap', 'love-delivery'],
  },
  dotgrim: {
    layout: 'row',
    palette: 'night',
    stickers: ['shy-ghost', 'moon-rabbit', 'lucky-frog', 'space-cruise'],
  },
  dudo: { layout: 'row', palette: 'sky', stickers: ['tiger', 'lemon-branch', 'camp-night', 'three-fish'] },
  oweol: {
    layout: 'row',
    palette: 'yolk',
    stickers: ['its-okay', 'rice-power', 'hello-spring', 'heart-first'],
  },
  pulip: { layout: 'row', palette: 'leaf', stickers: ['lavender', 'bouquet', 'forest-floor', 'tulips'] },
  'good-morning-club': {
    layout: 'row',
    palette: 'persimmon',
    stickers: ['happy-daisy', 'good-morning-badge', 'nice-day-rainbow', 'melting-smile'],
  },
  monandol: { layout: 'row', palette: 'sand', stickers: ['moon-jar', 'rosette', 'sea-circle', 'mountains'] },
};

/** Behind a brand's name, by the brand's key. */
export const brandCovers: Readonly<Record<string, PromoImage>> = {
  mudeon: { layout: 'wide', palette: 'sky', customs: ['tee-its-okay', 'cap-happy-daisy'] },
  neuru: { layout: 'wide', palette: 'sand', customs: ['hoodie-tiger', 'sweatshirt-moon-jar'], flip: true },
  pomok: { layout: 'wide', palette: 'leaf', customs: ['tote-lemon', 'cushion-sea-circle'] },
  omok: { layout: 'wide', palette: 'blush', customs: ['mug-moka-pot', 'mug-coffee-first'], flip: true },
  ttalkkak: { layout: 'wide', palette: 'lilac', customs: ['case-strawberry-mail', 'case-space-courier'] },
};
