import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Stars } from '#src/components/review/stars.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { type PendingReview, pendingReviews } from '#src/writes/reviews/pending-reviews.ts';
import { BlobPhoto } from './blob-photo.tsx';
import { OwnReviewEntry } from './own-review-entry.tsx';
import { type OwnReviewsData, ownReviewList } from './own-review-list.ts';
import styles from './own-reviews.module.css';

/** The reviews that the member has written, with what waits on this device first. */
export function WrittenReviews({ viewerId, loaded }: { viewerId: string; loaded: OwnReviewsData }) {
  const { data, state, more } = useList(ownReviewList(viewerId), loaded);
  const pending = useStore(pendingReviews);
  if (data.review.length === 0 && pending.length === 0 && state === 'complete') return <NoReviews />;
  return (
    <div className={styles.list}>
      <h2 className="visually-hidden">
        <Trans>My reviews</Trans>
      </h2>
      {pending.map((review) => (
        <PendingEntry key={review.id} review={review} />
      ))}
      <InfiniteList state={state} onMore={more}>
        {data.review.map((review) => (
          <OwnReviewEntry
            key={review.id}
            viewerId={viewerId}
            review={review}
            policy={data.shop_policy_by_pk}
          />
        ))}
      </InfiniteList>
    </div>
  );
}

function PendingEntry({ review: { productName, score, content, photos } }: { review: PendingReview }) {
  const { t } = useLingui();
  return (
    <article className={styles.entry}>
      <p className={styles.waiting}>
        <Trans>Waiting to be sent</Trans>
      </p>
      <h3 className={styles.name}>{productName}</h3>
      <Stars score={score} />
      <p className={styles.content}>{content}</p>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t`Review photos`}>
          {photos.map((photo, index) => {
            const number = index + 1;
            return (
              <li key={photo.id}>
                {'blob' in photo && <BlobPhoto blob={photo.blob} alt={t`Photo ${number}`} />}
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}

function NoReviews() {
  return (
    <EmptyState
      title={<Trans>You haven’t written a review yet</Trans>}
      action={
        <Link to="/review/list" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See other reviews</Trans>
        </Link>
      }
    >
      <Trans>Once something is delivered, you can tell others how it turned out.</Trans>
    </EmptyState>
  );
}
