import { mainPageImages } from './main-page-images.ts';
import type { PromoImage } from './promo-image.ts';

/** Every promotional image, by its file name in /window of the CDN. */
export const promoImages: Readonly<Record<string, PromoImage>> = {
  ...mainPageImages,

  'popup-first-custom': {
    layout: 'popup',
    palette: 'persimmon',
    customs: ['tee-its-okay', 'cap-happy-daisy', 'mug-mug-cat'],
    stickers: ['melting-smile', 'cherry-pop', 'keep-going'],
  },
  'popup-cats-and-dogs': {
    layout: 'popup',
    palette: 'yolk',
    customs: ['tee-sleepy-cat', 'tote-cat-tower', 'mug-mug-cat'],
    stickers: ['boxed-cat', 'round-dog', 'pair-of-cats'],
    flip: true,
  },
  'popup-donation-week': {
    layout: 'popup',
    palette: 'leaf',
    customs: ['tote-forest-floor', 'sweatshirt-pair-of-cats', 'cap-three-fish'],
    stickers: ['walk-dog', 'fern', 'heart-first'],
  },

  'event-first-custom': {
    layout: 'wide',
    palette: 'persimmon',
    customs: ['tee-its-okay', 'mug-mug-cat'],
    stickers: ['melting-smile', 'cherry-pop'],
  },
  'event-photo-review': {
    layout: 'wide',
    palette: 'lilac',
    customs: ['mug-moka-pot', 'case-strawberry-mail'],
    stickers: ['summer-mix', 'happy-daisy'],
    flip: true,
  },
  'event-donation-week': {
    layout: 'row',
    palette: 'leaf',
    stickers: ['sleepy-cat', 'walk-dog', 'pair-of-cats', 'round-dog'],
  },
  'event-together': {
    layout: 'wide',
    palette: 'sky',
    customs: ['hoodie-tiger', 'hoodie-rosette'],
    stickers: ['nice-day-rainbow', 'good-day'],
  },

  'plan-cats-and-dogs': {
    layout: 'row',
    palette: 'yolk',
    stickers: ['boxed-cat', 'round-dog', 'mug-cat', 'walk-dog'],
  },
  'plan-small-gardens': {
    layout: 'row',
    palette: 'leaf',
    stickers: ['lavender', 'bouquet', 'tulips', 'forest-floor'],
  },
  'plan-hungry-hours': {
    layout: 'row',
    palette: 'blush',
    stickers: ['cherry-pop', 'rice-power', 'sunny-side-up', 'cake-slice'],
  },
  'plan-say-it-in-letters': {
    layout: 'row',
    palette: 'sky',
    stickers: ['its-okay', 'clear-today', 'heart-first', 'hello-spring'],
  },

  'banner-how-we-make': {
    layout: 'hero',
    palette: 'sand',
    customs: ['sweatshirt-pair-of-cats', 'cap-slowly', 'mug-mug-cat'],
    stickers: ['heart-first', 'ginkgo'],
  },
  'banner-meet-mudeon': {
    layout: 'hero',
    palette: 'sky',
    customs: ['tee-round-dog', 'cap-good-morning', 'cap-melting-smile'],
    stickers: ['walk-dog', 'good-morning-badge'],
    flip: true,
  },
  'banner-cats-and-dogs': {
    layout: 'hero',
    palette: 'blush',
    customs: ['tote-cat-tower', 'mug-mug-cat', 'tee-sleepy-cat'],
    stickers: ['pair-of-cats', 'round-dog'],
  },
  'banner-gift-guide': {
    layout: 'hero',
    palette: 'lilac',
    customs: ['tote-bouquet', 'mug-coffee-first', 'case-strawberry-mail'],
    stickers: ['love-delivery', 'cake-slice'],
    flip: true,
  },
  'banner-meet-omok': {
    layout: 'hero',
    palette: 'leaf',
    customs: ['mug-moka-pot', 'mug-coffee-potion', 'mug-coffee-first'],
    stickers: ['moka-pot', 'two-pears'],
  },
  'banner-small-gardens': {
    layout: 'hero',
    palette: 'yolk',
    customs: ['sweatshirt-lavender', 'tote-bouquet', 'case-wild-strawberry'],
    stickers: ['tulips', 'wild-strawberry'],
    flip: true,
  },

  'guide-choose': { layout: 'wide', palette: 'sand', customs: ['tee-night-swim', 'mug-coffee-first'] },
  'guide-graphic': {
    layout: 'row',
    palette: 'sand',
    stickers: ['happy-daisy', 'tiger', 'shy-ghost', 'moon-jar'],
  },
  'guide-place': {
    layout: 'wide',
    palette: 'sand',
    customs: ['sweatshirt-clear-today'],
    stickers: ['clear-today'],
  },
  'guide-turn': { layout: 'both-sides', palette: 'sand', custom: 'tee-happy-daisy' },
  'guide-save': { layout: 'wide', palette: 'sand', customs: ['tote-lemon', 'cap-three-fish'] },

  'influencer-haru': { layout: 'round', palette: 'yolk', custom: 'tee-sleepy-cat' },
  'influencer-dochi': { layout: 'round', palette: 'lilac', custom: 'hoodie-try-again' },
  'influencer-sol': { layout: 'round', palette: 'leaf', custom: 'tote-forest-floor' },
  'feed-haru-tee': { layout: 'portrait', palette: 'yolk', custom: 'tee-sleepy-cat', sticker: 'pair-of-cats' },
  'feed-haru-mug': { layout: 'portrait', palette: 'persimmon', custom: 'mug-mug-cat', flip: true },
  'feed-haru-tote': { layout: 'portrait', palette: 'sky', custom: 'tote-cat-tower', sticker: 'boxed-cat' },
  'feed-dochi-hoodie': {
    layout: 'portrait',
    palette: 'lilac',
    custom: 'hoodie-try-again',
    sticker: 'life-gauge',
  },
  'feed-dochi-ghost': { layout: 'portrait', palette: 'sky', custom: 'tee-shy-ghost', flip: true },
  'feed-dochi-case': {
    layout: 'portrait',
    palette: 'night',
    custom: 'case-space-courier',
    sticker: 'space-cruise',
  },
  'feed-sol-tote': { layout: 'portrait', palette: 'leaf', custom: 'tote-forest-floor', sticker: 'fern' },
  'feed-sol-lavender': { layout: 'portrait', palette: 'blush', custom: 'sweatshirt-lavender', flip: true },
  'feed-sol-case': { layout: 'portrait', palette: 'sand', custom: 'case-wild-strawberry', sticker: 'tulips' },
};
