import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { PhotoStrip } from '#src/components/photo/photo-strip.tsx';
import { ReviewText } from '#src/components/review/review-text.tsx';
import { ReviewedProduct } from '#src/components/review/reviewed-product.tsx';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';
import type { ReviewDraft } from '#src/writes/reviews/new-review.ts';
import { readReviewDraft } from '#src/writes/reviews/review-drafts.ts';
import type { OwnReview, OwnReviewPolicy } from './own-review-list.ts';
import styles from './own-reviews.module.css';

const EditReviewSheet = lazyComponent(() => import('./edit-review-sheet.tsx'), 'EditReviewSheet');

type OwnReviewEntryProps = { viewerId: string; review: OwnReview; policy: OwnReviewPolicy };

export function OwnReviewEntry({ viewerId, review, policy }: OwnReviewEntryProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const { id, score, content, product, review_images: images, blind_reason: blindReason } = review;
  const isBlind = review.state === 'BLIND';
  const photos = images.map(({ id: key, src }, index) => {
    const number = index + 1;
    return { key, src, alt: t`Photo ${number}` };
  });
  const edit = async () =>
    setDraft(await readReviewDraft(viewerId, id, { id, score, content, photos: images }));
  const remove = async () => {
    const message = t`Delete this review? Points you earned for it are taken back.`;
    if (!(await dialogs.confirm({ message, confirmLabel: t`Delete` }))) return;
    const outcome = await callApi(router.options.context, 'DELETE /reviews/:id', { params: { id } });
    const isGone = outcome.kind === 'ok' || (outcome.kind === 'refused' && outcome.code === 'NOT_FOUND');
    if (isGone) showToast(t`Your review is deleted.`);
    else showToast(messageOf(outcome) ?? t`Please check your connection and try again.`);
    void router.invalidate();
  };
  return (
    <article className={styles.entry}>
      {product ? <ReviewedProduct product={product} /> : <p>{t`A product that is no longer here`}</p>}
      {isBlind && (
        <p className={styles.blind}>
          <Trans>Hidden by the shop, so only you see it.</Trans>
          {blindReason && <span className={styles.reason}>{blindReason}</span>}
        </p>
      )}
      <ReviewText review={review} />
      <PhotoStrip label={t`Review photos`} photos={photos} />
      <div className={styles.actions}>
        {!isBlind && product && (
          <Link to="/review/$id" params={{ id }} {...buttonAttributes({ variant: 'quiet', size: 'small' })}>
            <Trans>View review</Trans>
          </Link>
        )}
        {!isBlind && isEditable(review, policy) && (
          <Button variant="outline" size="small" onClick={() => void edit()}>
            <Trans>Edit</Trans>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      {draft && (
        <EditReviewSheet
          viewerId={viewerId}
          draft={draft}
          limits={limitsOf(policy)}
          onDone={() => {
            setDraft(null);
            void router.invalidate();
          }}
          onClose={() => setDraft(null)}
        />
      )}
    </article>
  );
}

const isEditable = ({ created_at }: OwnReview, policy: OwnReviewPolicy) =>
  Date.now() - Date.parse(created_at) < (policy?.review_edit_days ?? 30) * 86_400_000;

const limitsOf = (policy: OwnReviewPolicy) => ({
  min_chars: policy?.review_min_chars ?? 20,
  max_chars: policy?.review_max_chars ?? 2000,
  max_photos: policy?.review_photos ?? 5,
});
