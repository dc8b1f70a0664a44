import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { ReviewItem } from '#src/components/review/review-item.tsx';
import { reviewList } from '#src/components/review/review-list.ts';
import { reviewSortNames } from '#src/components/review/review-sort-names.ts';
import { ReviewSummary, type reviewSummaryFragment } from '#src/components/review/review-summary.tsx';
import type { FragmentOf } from '#src/graphql/graphql.ts';
import { loadList } from '#src/graphql/load-list.ts';
import { useList } from '#src/graphql/use-list.ts';
import { type ReviewSort, reviewSortInAddress, reviewSorts } from '#src/shared/review-list-search.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import styles from './product-reviews.module.css';
import { ReviewPhotos } from './review-photos.tsx';

type ProductReviewsProps = {
  product: FragmentOf<typeof reviewSummaryFragment> & { readonly review_count: number };
  productId: string;
  viewerId: string;
};

export function ProductReviews({ product, productId, viewerId }: ProductReviewsProps) {
  const { t, i18n } = useLingui();
  const [sort, setSort] = useState<ReviewSort>('new');
  const [hasPhotos, setHasPhotos] = useState(false);
  if (product.review_count === 0) {
    return <EmptyState title={<Trans>No reviews yet. Be the first to write one.</Trans>} />;
  }
  const list = reviewList(viewerId, {
    product_id: productId,
    photo: hasPhotos ? true : undefined,
    sort: reviewSortInAddress(sort),
  });
  return (
    <div className={styles.reviews}>
      <ReviewSummary product={product} />
      <ReviewPhotos productId={productId} />
      <div className={styles.controls}>
        <ChoiceChips
          legend={t`Sort reviews`}
          choices={reviewSorts.map((value) => ({ value, label: i18n._(reviewSortNames[value]) }))}
          selected={sort}
          onSelect={setSort}
        />
        <CheckBox checked={hasPhotos} onChange={({ target }) => setHasPhotos(target.checked)}>
          <Trans>With photos only</Trans>
        </CheckBox>
      </div>
      <DeferredQuery
        key={`${sort} ${hasPhotos}`}
        query={list.document}
        variables={list.variables}
        load={(client) => loadList(client, list)}
      >
        {() => <ReviewPages list={list} />}
      </DeferredQuery>
    </div>
  );
}

const none = { review: [] };

function ReviewPages({ list }: { list: ReturnType<typeof reviewList> }) {
  const { data, state, more } = useList(list, none);
  if (state === 'complete' && data.review.length === 0) {
    return <EmptyState title={<Trans>No reviews with photos yet.</Trans>} />;
  }
  return (
    <InfiniteList state={state} onMore={more}>
      {data.review.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </InfiniteList>
  );
}
