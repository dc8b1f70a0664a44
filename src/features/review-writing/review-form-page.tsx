import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import page from '#src/components/page/article.module.css';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { NewReview, ReviewDraft } from '#src/writes/reviews/new-review.ts';
import { deleteReviewDraft } from '#src/writes/reviews/review-drafts.ts';
import { enqueueReview } from '#src/writes/reviews/review-outbox.ts';
import type { ReviewCheck } from '#src/writes/reviews/reviewed-lines.ts';
import type { UploadWatch } from '#src/writes/reviews/send-review.ts';
import { sendReview } from '#src/writes/reviews/send-review.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewedLineRow } from './reviewed-line-row.tsx';
import { useReviewForm } from './use-review-form.ts';

type ReviewFormPageProps = {
  viewerId: string;
  check: ReviewCheck;
  draft: ReviewDraft;
  /** It is posted, or waits for the network. */
  onDone: () => void;
};

/** The second step. Without a network the review waits on this device, with its photos, or else in its form. */
export function ReviewFormPage({ viewerId, check, draft: initial, onDone }: ReviewFormPageProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const describe = useOutcomeMessage();
  const { context } = useRouter().options;
  const { line, policy } = check;
  const { order_product_id: orderProductId } = line;

  const finish = async (message: string) => {
    await deleteReviewDraft(viewerId, orderProductId);
    showToast(message);
    onDone();
    return null;
  };

  /** @returns what to say in the form: `problem` if the review cannot wait */
  const wait = async (review: NewReview, problem: string): Promise<string | null> => {
    const waitsIn = await enqueueReview(review);
    if (waitsIn === 'stored') return finish(t`Saved on this device. We’ll send it once you’re back online.`);
    if (waitsIn === 'memory')
      return t`Not sent yet, and this device stores nothing. Keep this page open until you’re online.`;
    return problem;
  };

  const send = async (draft: ReviewDraft, photos: UploadWatch) => {
    const review: NewReview = { ...draft, orderProductId, productName: text(line.name_ko, line.name_en) };
    const outcome = await sendReview(context, review, photos);
    if (outcome.kind === 'ok') {
      const earned = formatMoney(outcome.earnedPoint);
      return finish(
        outcome.earnedPoint > 0
          ? t`Your review is posted. You earned ${earned} in points.`
          : t`Your review is posted.`,
      );
    }
    if (photos.signal.aborted) return null;
    return outcome.kind === 'refused' ? describe(outcome) : wait(review, describe(outcome));
  };

  const limits = policy;
  const form = useReviewForm({ viewerId, subjectId: orderProductId, initial, limits, send });
  return (
    <div className={page.page}>
      <section className={page.section}>
        <ReviewedLineRow line={line} />
        <ReviewForm form={form} limits={limits} submitLabel={<Trans>Post the review</Trans>} />
      </section>
    </div>
  );
}
