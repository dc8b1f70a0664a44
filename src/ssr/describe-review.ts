import type { ReviewListData } from '#src/components/review/review-list.ts';
import type { reviewPageQuery } from '#src/features/review/review-page-query.ts';
import type { ResultOf } from '#src/graphql/graphql.ts';
import { localeText } from '#src/i18n/locale-text.ts';
import type { Locale } from '#src/shared/locale.ts';
import { effectivePrice } from '#src/shared/price.ts';
import type { PageLink } from '#src/shared/ssr.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { ratingOf } from './describe-product.ts';
import type { PageDescription } from './page-description.ts';

type Review = ResultOf<typeof reviewPageQuery>['review_by_pk'] | undefined;

export function describeReview(review: Review, locale: Locale, list: PageLink): PageDescription {
  if (!review?.product) return {};
  const { product, user } = review;
  const name = localeText(locale, product.name_ko, product.name_en);
  const path = `/product/${product.id}`;
  return {
    description: review.content,
    picture: review.review_images[0]?.src ?? product.image_src,
    above: [list],
    data: {
      kind: 'review',
      product: {
        name,
        path,
        id: product.id,
        price: effectivePrice(product),
        inStock: product.state === 'ACT' && !isSoldOut(product),
        brand: null,
        rating: ratingOf(product),
      },
      score: review.score,
      author: user?.nickname ?? null,
      createdAt: review.created_at,
    },
  };
}

/** The list names the products, for the texts are those of members. */
export function describeReviews(list: ReviewListData | undefined, locale: Locale): PageDescription {
  const reviews = list?.review ?? [];
  const items = reviews.flatMap(({ id, product }) =>
    product ? [{ name: localeText(locale, product.name_ko, product.name_en), path: `/review/${id}` }] : [],
  );
  return { above: [], items };
}
