import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { showToast } from '#src/ui/toasts.ts';
import { deleteReviewDraft, saveReviewDraft } from '#src/writes/reviews/review-drafts.ts';
import { openReviewOutbox } from '#src/writes/reviews/review-outbox.ts';

/** Sends the member's reviews that wait on this device, and puts what is refused back into its form. */
export function startReviewOutbox(router: RegisteredRouter): void {
  const { context } = router.options;
  const { id: viewerId } = context.session.viewer();
  openReviewOutbox({
    ...context,
    onRefused({ orderProductId, productName, ...draft }) {
      void saveReviewDraft(viewerId, orderProductId, draft);
      // Called in every tab, shown in the visible one.
      if (document.visibilityState !== 'visible') return;
      const message = msg`Your review of “${productName}” couldn’t be posted. It is back in its form.`;
      showToast(context.i18n._(message), {
        label: context.i18n._(msg`Open the form`),
        run: () =>
          void router.navigate({ to: '/review/write/$orderProductId/check', params: { orderProductId } }),
      });
    },
    onStored({ orderProductId, productName }) {
      // It is still there when this device could not store the review.
      void deleteReviewDraft(viewerId, orderProductId);
      if (document.visibilityState === 'visible')
        showToast(context.i18n._(msg`Your review of “${productName}” is posted.`));
      void router.invalidate();
    },
  });
}
