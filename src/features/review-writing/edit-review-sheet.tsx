import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { showToast } from '#src/ui/toasts.ts';
import type { ReviewDraft } from '#src/writes/reviews/new-review.ts';
import { deleteReviewDraft } from '#src/writes/reviews/review-drafts.ts';
import type { UploadWatch } from '#src/writes/reviews/send-review.ts';
import { sendChangedReview } from '#src/writes/reviews/send-review.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewLimits } from './review-problem.ts';
import { useReviewForm } from './use-review-form.ts';

type EditReviewSheetProps = {
  viewerId: string;
  draft: ReviewDraft;
  limits: ReviewLimits;
  onDone: () => void;
  onClose: () => void;
};

/** Changes what a review says. What is typed stays on this device until it is saved. */
export function EditReviewSheet({ viewerId, draft: initial, limits, onDone, onClose }: EditReviewSheetProps) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const { context } = useRouter().options;
  const send = async (draft: ReviewDraft, photos: UploadWatch) => {
    const outcome = await sendChangedReview(context, draft, photos);
    if (outcome.kind !== 'ok' && photos.signal.aborted) return null;
    if (outcome.kind !== 'ok') return describe(outcome);
    await deleteReviewDraft(viewerId, draft.id);
    showToast(t`Your review is changed.`);
    onDone();
    return null;
  };
  const form = useReviewForm({ viewerId, subjectId: initial.id, initial, limits, send });
  return (
    <Sheet title={t`Edit the review`} onClose={onClose}>
      <ReviewForm form={form} limits={limits} submitLabel={<Trans>Save</Trans>} />
    </Sheet>
  );
}
