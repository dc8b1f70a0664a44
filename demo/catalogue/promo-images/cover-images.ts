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
  hojak: {
    layout: 'row',
    palette: 'sand',
    stickers: ['tiger-face', 'peonies', 'magpie-tiger', 'lucky-gourd'],
  },
  sepyeong: {
    layout: 'row',
    palette: 'blush',
    stickers: ['sleeping-in', 'shop-cafe', 'shop-tteokbokki', 'rooftop-pool'],
  },
  gyeoul: {
    layout: 'row',
    palette: 'sky',
    stickers: ['knit-penguin', 'knit-sweater', 'knit-snowflake', 'knit-strawberry'],
  },
  saegim: {
    layout: 'row',
    palette: 'night',
    stickers: ['lino-owl', 'lino-lighthouse', 'lino-persimmon', 'lino-bee'],
  },
  chrome: {
    layout: 'row',
    palette: 'lilac',
    stickers: ['chrome-star', 'winged-heart', 'flip-phone', 'holo-butterfly'],
  },
  jiwoo: {
    layout: 'row',
    palette: 'yolk',
    stickers: ['crayon-dinosaur', 'crayon-lion', 'crayon-octopus', 'crayon-rainbow'],
  },
  hanseon: {
    layout: 'row',
    palette: 'sand',
    stickers: ['line-cat', 'line-coffee', 'line-vase', 'line-elephant'],
  },
  dalbam: {
    layout: 'row',
    palette: 'lilac',
    stickers: ['card-moon', 'night-moth', 'sun-and-moon', 'card-cat'],
  },
};

/** Behind a brand's name, by the brand's key. */
export const brandCovers: Readonly<Record<string, PromoImage>> = {
  mudeon: { layout: 'wide', palette: 'sky', customs: ['tee-its-okay', 'cap-happy-daisy'] },
  neuru: { layout: 'wide', palette: 'sand', customs: ['hoodie-tiger', 'sweatshirt-moon-jar'], flip: true },
  pomok: { layout: 'wide', palette: 'leaf', customs: ['tote-lemon', 'cushion-sea-circle'] },
  omok: { layout: 'wide', palette: 'blush', customs: ['mug-moka-pot', 'mug-coffee-first'], flip: true },
  ttalkkak: { layout: 'wide', palette: 'lilac', customs: ['case-strawberry-mail', 'case-space-courier'] },
  hanbeol: { layout: 'wide', palette: 'night', customs: ['jacket-euljiro', 'longsleeve-tiger'] },
  dodam: { layout: 'wide', palette: 'yolk', customs: ['kids-frog-choir', 'blanket-cloud-nap'], flip: true },
  saecham: { layout: 'wide', palette: 'blush', customs: ['apron-rice-power', 'glass-lemon'] },
  byeotnwi: { layout: 'wide', palette: 'sand', customs: ['poster-moon-jar', 'poster-bouquet'], flip: true },
  kkeujeok: { layout: 'wide', palette: 'sky', customs: ['notebook-good-day', 'notebook-lavender'] },
  gori: {
    layout: 'wide',
    palette: 'persimmon',
    customs: ['keyring-boxed-cat', 'badge-melting-smile'],
    flip: true,
  },
  deulsum: { layout: 'wide', palette: 'leaf', customs: ['tumbler-keep-going', 'bandana-rosette'] },
};
