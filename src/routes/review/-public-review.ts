import { effectivePrice } from '#src/shared/price.ts';
import { onlyValue } from '#src/shared/public-page.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { readReviewListSearch } from '#src/shared/review-list-search.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { ratingOf } from '../-public-links.ts';
import { publicPage } from '../-public-page.ts';

/** The list names the products, for the texts are those of members. */
export const reviewListPage = publicPage('/review/list', {
  // The reviews of one product are on its page; only those of all products are rendered and indexed.
  shown({ query }) {
    if (query.has('product_id')) return 'unlisted';
    const { photo, sort } = readReviewListSearch({
      photo: onlyValue(query, 'photo'),
      sort: onlyValue(query, 'sort'),
    });
    return { ...(photo && { photo: 'true' }), ...(sort && { sort }) };
  },
  describe({ reviews: { review: reviews } }, { named }) {
    const items = reviews.flatMap(({ id, product }) =>
      product ? [{ name: named(product), path: `/review/${id}` }] : [],
    );
    return { above: [], items };
  },
});

export const reviewPage = publicPage('/review/$id', {
  rows: {
    table: 'review',
    with: 'product',
    address: '/review/$id',
    columns: { id: 'review.id' },
    keys: { id: uuidOf },
    sitemap: { name: 'review', changedAt: 'review.updated_at' },
  },
  describe({ loaded: { review_by_pk: review } }, { named, linkTo }) {
    if (!review?.product) return {};
    const { product, user } = review;
    return {
      description: review.content,
      picture: review.review_images[0]?.src ?? product.image_src,
      above: [linkTo('/review/list')],
      data: {
        kind: 'review',
        product: {
          name: named(product),
          path: `/product/${product.id}`,
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
  },
});
