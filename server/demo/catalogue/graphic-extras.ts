import { graphicOf } from './graphic-of.ts';
import { type Offer, onSale, promoted } from './offers.ts';

type GraphicExtras = {
  readonly isBest?: true;
  readonly offer?: Offer;
  /** Whole KRW given away with every sale. */
  readonly donation?: number;
};

const priceOf = (key: string): number => graphicOf(key).price;

/** What the shop adds to an artist's graphic: a place among the best, a sale, a donation. */
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
};
