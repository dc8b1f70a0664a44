import { Trans, useLingui } from '@lingui/react/macro';
import toolbar from '#src/components/page/list-toolbar.module.css';
import { ReviewItem } from '#src/components/review/review-item.tsx';
import { type ReviewListData, reviewList } from '#src/components/review/review-list.ts';
import { reviewSortNames } from '#src/components/review/review-sort-names.ts';
import { ReviewSummary } from '#src/components/review/review-summary.tsx';
import { ReviewedProduct } from '#src/components/review/reviewed-product.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { type ReviewListSearch, reviewSortInAddress, reviewSorts } from '#src/shared/review-list-search.ts';
import { Chip } from '#src/ui/chip.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Select } from '#src/ui/select.tsx';
import type { ReviewedProductData } from './reviewed-product-query.ts';
import styles from './reviews-page.module.css';

const NoReviews = lazyComponent(() => import('./no-reviews.tsx'), 'NoReviews');

type ReviewsPageProps = {
  viewerId: string;
  search: ReviewListSearch;
  /** `null` if the address names no product that the shop shows. */
  product: ReviewedProductData['product_by_pk'];
  loaded: ReviewListData;
  onSearch: (search: ReviewListSearch) => void;
};

/** The reviews of all products, or of the one that the address names. */
export function ReviewsPage({ viewerId, search, product, loaded, onSearch }: ReviewsPageProps) {
  const { t, i18n } = useLingui();
  const { data, state, more } = useList(reviewList(viewerId, search), loaded);
  const { review: reviews } = data;
  return (
    <div className={styles.page}>
      <h2 className="visually-hidden">{t`Reviews`}</h2>
      {product && (
        <div className={styles.product}>
          <ReviewedProduct product={product} />
          {product.review_count > 0 && <ReviewSummary product={product} />}
        </div>
      )}
      <div className={toolbar.toolbar}>
        <Chip
          selected={search.photo ?? false}
          onClick={() => onSearch({ ...search, photo: search.photo ? undefined : true })}
        >
          <Trans>With photos only</Trans>
        </Chip>
        <Select
          variant="quiet"
          label={t`Sort reviews`}
          value={search.sort ?? 'new'}
          choices={reviewSorts.map((value) => ({ value, label: i18n._(reviewSortNames[value]) }))}
          onSelect={(sort) => onSearch({ ...search, sort: reviewSortInAddress(sort) })}
        />
      </div>
      {reviews.length === 0 ? (
        <NoReviews search={search} />
      ) : (
        <section className={styles.list} aria-label={t`Reviews`}>
          <InfiniteList state={state} onMore={more}>
            {reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                product={!product && review.product && <ReviewedProduct product={review.product} />}
              />
            ))}
          </InfiniteList>
        </section>
      )}
    </div>
  );
}
