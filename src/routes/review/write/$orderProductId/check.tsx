import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { ReviewCheckPage } from '#src/features/review-writing/review-check-page.tsx';
import { ReviewNotWritable } from '#src/features/review-writing/review-not-writable.tsx';
import { isVisitor } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { loadReviewCheck } from '#src/writes/reviews/reviewed-lines.ts';
import { loadSkeletons } from '../../../-load-skeletons.ts';

export const Route = createFileRoute('/review/write/$orderProductId/check')({
  staticData: {
    styles: 'member',
    name: 'review-write-check',
    title: msg`Write a review`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  loader: ({ context, params: { orderProductId } }) => {
    const isNobodys = isVisitor(context.session.viewer()) || !isUuid(orderProductId);
    return isNobodys ? null : loadReviewCheck(context, orderProductId);
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'ReviewWritingSkeleton'),
  component: ReviewWriteCheckRoute,
});

function ReviewWriteCheckRoute() {
  const check = Route.useLoaderData();
  return check ? <ReviewCheckPage check={check} /> : <ReviewNotWritable />;
}
