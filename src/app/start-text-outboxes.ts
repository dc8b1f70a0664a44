import type { RegisteredRouter } from '@tanstack/react-router';
import { startInquiryOutbox } from './start-inquiry-outbox.ts';
import { startReviewOutbox } from './start-review-outbox.ts';

/** The texts that the member has written without a network: questions and reviews. */
export function startTextOutboxes(router: RegisteredRouter): void {
  startInquiryOutbox(router);
  startReviewOutbox(router);
}
