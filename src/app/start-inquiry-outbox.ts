import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { showToast } from '#src/ui/toasts.ts';
import { forgetInquiryDraft, restoreInquiryDraft } from '#src/writes/inquiries/inquiry-drafts.ts';
import { openInquiryOutbox } from '#src/writes/inquiries/inquiry-outbox.ts';

/** Sends the member's questions that wait on this device, and puts what is refused back into its form. */
export function startInquiryOutbox(router: RegisteredRouter): void {
  const { context } = router.options;
  openInquiryOutbox({
    ...context,
    onRefused(inquiry) {
      restoreInquiryDraft(inquiry);
      // Called in every tab, shown in the visible one.
      if (document.visibilityState !== 'visible') return;
      showToast(context.i18n._(msg`Your question couldn’t be sent. Its text is back in the form.`));
    },
    onStored(inquiry) {
      // It is still there when this device could not store the question.
      forgetInquiryDraft(inquiry);
      void router.invalidate();
    },
  });
}
