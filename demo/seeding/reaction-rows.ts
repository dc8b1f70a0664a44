import { brands } from '../catalogue/brands.ts';
import { graphicExtras } from '../catalogue/graphic-extras.ts';
import { fans, reviewers } from '../catalogue/members.ts';
import { demoProducts } from '../catalogue/products.ts';
import { homeTemplates } from '../catalogue/promotions.ts';
import { demoReviews, reviewKey } from '../catalogue/reviews.ts';
import { shopper } from '../catalogue/shopper.ts';
import { demoArtists, demoGraphics } from '../graphics/artists.ts';
import { artistId, brandId, graphicId, homeTemplateId, memberId, productId, reviewId } from '../keys/ids.ts';
import type { Calendar } from './calendar.ts';
import { createRandom } from './random.ts';
import type { TableRows } from './rows.ts';

type ReactionSeed = {
  readonly table: string;
  /** The column that names what is liked. */
  readonly column: string;
  readonly by: readonly string[];
  readonly idOf: (key: string) => string;
  readonly liked: readonly {
    readonly key: string;
    /** Least and most members who like it, as shares of all. */
    readonly share: readonly [number, number];
  }[];
  readonly ofShopper?: readonly string[];
};

/** Likes and follows are rows of the demo members; the counts of their targets are computed from them. */
const reactionSeeds: readonly ReactionSeed[] = [
  {
    table: 'graphic_like',
    column: 'graphic_id',
    by: [...reviewers, ...fans],
    idOf: graphicId,
    liked: demoGraphics.map(({ key }) => ({
      key,
      share: graphicExtras[key]?.isBest ? [0.6, 0.95] : [0.02, 0.55],
    })),
    ofShopper: shopper.likes.graphics,
  },
  {
    table: 'product_like',
    column: 'product_id',
    by: [...reviewers, ...fans],
    idOf: productId,
    liked: demoProducts.map(({ key, badges }) => ({
      key,
      share: badges.includes('best') ? [0.6, 0.95] : [0.1, 0.5],
    })),
    ofShopper: shopper.likes.products,
  },
  {
    table: 'review_like',
    column: 'review_id',
    by: fans,
    idOf: reviewId,
    liked: demoReviews.map((review) => ({
      key: reviewKey(review),
      share: review.isBest ? [0.15, 0.45] : [0, 0.18],
    })),
    ofShopper: shopper.likes.reviews,
  },
  {
    table: 'review_unlike',
    column: 'review_id',
    by: reviewers,
    idOf: reviewId,
    liked: demoReviews.map((review) => ({
      key: reviewKey(review),
      share: review.score < 4 ? [0, 0.15] : [0, 0.02],
    })),
  },
  {
    table: 'artist_follow',
    column: 'artist_id',
    by: [...reviewers, ...fans],
    idOf: artistId,
    liked: demoArtists.map(({ key }) => ({ key, share: [0.2, 0.8] })),
    ofShopper: shopper.likes.artists,
  },
  {
    table: 'brand_follow',
    column: 'brand_id',
    by: [...reviewers, ...fans],
    idOf: brandId,
    liked: brands.map(({ key }) => ({ key, share: [0.2, 0.7] })),
    ofShopper: shopper.likes.brands,
  },
  {
    table: 'banner_like',
    column: 'home_template_id',
    by: fans,
    idOf: homeTemplateId,
    liked: homeTemplates.map(({ key }) => ({ key, share: [0.05, 0.4] })),
  },
];

export function reactionRows(calendar: Calendar): TableRows[] {
  const draw = createRandom(20_260_302);
  return reactionSeeds.map(({ table, column, by, idOf, liked, ofShopper = [] }) => ({
    table,
    rows: liked.flatMap(({ key, share: [least, most] }) => {
      // Squared: a few are loved by many, most by some.
      const share = least + (most - least) * draw() ** 2;
      const lovers = by.filter(() => draw() < share);
      return [...lovers, ...(ofShopper.includes(key) ? ['shopper'] : [])].map((member) => ({
        user_id: memberId(member),
        [column]: idOf(key),
        created_at: calendar.daysAgo(draw() * 80),
      }));
    }),
  }));
}
