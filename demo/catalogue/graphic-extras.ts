import { graphicOf } from './graphic-of.ts';
import { type Offer, onSale, promoted } from './offers.ts';

type GraphicExtras = {
  readonly isBest?: true;
  readonly offer?: Offer;
  /** Whole KRW given away with every sale. */
  readonly donation?: number;
};

const priceOf = (key: string): number => graphicOf(key).price;

/** The extras that the shop adds to an artist's graphic: a place among the best, a sale, a donation. */
export const graphicExtras: Readonly<Record<string, GraphicExtras>> = {
  'sleepy-cat': { isBest: true, donation: 500 },
  'mug-cat': { isBest: true, donation: 500 },
  'boxed-cat': { donation: 500 },
  'pair-of-cats': { donation: 500 },
  'walk-dog': { donation: 500 },
  'round-dog': { donation: 500, offer: onSale(priceOf('round-dog'), 20) },
  'cherry-pop': { isBest: true, offer: onSale(priceOf('cherry-pop'), 15) },
  'cloud-nap': { isBest: true },
  'dango-brothers': { offer: onSale(priceOf('dango-brothers'), 30) },
  'shy-ghost': { isBest: true },
  'space-cruise': {
    offer: promoted({
      origin: priceOf('space-cruise') + 1_000,
      price: priceOf('space-cruise'),
      promotion: priceOf('space-cruise') - 500,
    }),
  },
  tiger: { isBest: true },
  'euljiro-night': {
    isBest: true,
    offer: promoted({
      origin: priceOf('euljiro-night') + 1_000,
      price: priceOf('euljiro-night'),
      promotion: priceOf('euljiro-night') - 1_000,
    }),
  },
  'three-fish': { donation: 300 },
  'its-okay': { isBest: true },
  'clear-today': { isBest: true },
  // A welcome present: it costs nothing for now.
  'good-day': {
    offer: promoted({ origin: priceOf('good-day'), price: priceOf('good-day'), promotion: 0 }),
  },
  bouquet: { isBest: true },
  fern: { donation: 300 },
  'forest-floor': { donation: 300, offer: onSale(priceOf('forest-floor'), 10) },
  'happy-daisy': { isBest: true },
  'melting-smile': { offer: onSale(priceOf('melting-smile'), 20) },
  'moon-jar': { isBest: true },
  'stone-tower': { offer: onSale(priceOf('stone-tower'), 10) },
  'magpie-tiger': { isBest: true, donation: 300 },
  'leaping-carp': { offer: onSale(priceOf('leaping-carp'), 20) },
  'spotted-deer': { donation: 300 },
  'lucky-clouds': { offer: onSale(priceOf('lucky-clouds'), 30) },
  'shop-cafe': { isBest: true },
  'sleeping-in': { isBest: true, donation: 300 },
  'shop-arcade': { offer: onSale(priceOf('shop-arcade'), 15) },
  'first-camp': { donation: 500, offer: onSale(priceOf('first-camp'), 10) },
  'knit-snowflake': { isBest: true },
  'knit-penguin': { donation: 500 },
  'knit-sheep': { donation: 500, offer: onSale(priceOf('knit-sheep'), 25) },
  'knit-mitten': { offer: onSale(priceOf('knit-mitten'), 10) },
  'card-cat': { isBest: true, donation: 500 },
  'sun-and-moon': { isBest: true },
  'card-payday': {
    offer: promoted({
      origin: priceOf('card-payday') + 1_000,
      price: priceOf('card-payday'),
      promotion: priceOf('card-payday') - 1_000,
    }),
  },
  'lino-lighthouse': { isBest: true },
  'lino-bee': { donation: 500 },
  'lino-persimmon': { donation: 300, offer: onSale(priceOf('lino-persimmon'), 10) },
  'lino-squid': { offer: onSale(priceOf('lino-squid'), 30) },
  'chrome-star': { isBest: true },
  'flip-phone': { offer: onSale(priceOf('flip-phone'), 20) },
  'pink-flame': {
    offer: promoted({
      origin: priceOf('pink-flame') + 500,
      price: priceOf('pink-flame'),
      promotion: priceOf('pink-flame') - 500,
    }),
  },
  'crayon-dinosaur': { isBest: true, donation: 500 },
  'crayon-mum': { donation: 500 },
  'crayon-family': { donation: 500 },
  // A welcome present, as the artist asked.
  'crayon-rainbow': {
    offer: promoted({ origin: priceOf('crayon-rainbow'), price: priceOf('crayon-rainbow'), promotion: 0 }),
  },
  'line-cat': { isBest: true, donation: 300 },
  'line-bicycle': { offer: onSale(priceOf('line-bicycle'), 15) },
  'loaf-cat': { donation: 500 },
  'bubble-tea': { offer: onSale(priceOf('bubble-tea'), 10) },
  'doing-well': { isBest: true },
  'pink-doughnut': { offer: onSale(priceOf('pink-doughnut'), 25) },
  'clover-field': { donation: 300 },
  'night-key': { offer: onSale(priceOf('night-key'), 20) },
};
