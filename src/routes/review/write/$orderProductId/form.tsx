import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { newUuid } from '#src/api/new-uuid.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { ReviewFormPage } from '#src/features/review-writing/review-form-page.tsx';
import { ReviewNotWritable } from '#src/features/review-writing/review-not-writable.tsx';
import { isVisitor } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { readReviewDraft } from '#src/writes/reviews/review-drafts.ts';
import { loadReviewCheck } from '#src/writes/reviews/reviewed-lines.ts';
import { loadSkeletons } from '../../../-load-skeletons.ts';

export const Route = createFileRoute('/review/write/$orderProductId/form')({
  staticData: {
    styles: 'member',
    name: 'review-write-form',
    title: msg`Write a review`,
    header: 'back',
    installPrompt: false,
    robots: 'disallow',
  },
  loader: async ({ context, params }) => {
    const { orderProductId } = params;
    const viewer = context.session.viewer();
    if (isVisitor(viewer) || !isUuid(orderProductId)) return null;
    const check = await loadReviewCheck(context, orderProductId);
    if (!check) return null;
    if (!check.allowed) throw redirect({ to: '/review/write/$orderProductId/check', params, replace: true });
    const empty = { id: newUuid(), score: 0, content: '', photos: [] };
    const draft = await readReviewDraft(viewer.id, orderProductId, empty);
    return { viewerId: viewer.id, check, draft };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'ReviewWritingSkeleton'),
  component: ReviewWriteFormRoute,
});

function ReviewWriteFormRoute() {
  const loaded = Route.useLoaderData();
  const navigate = Route.useNavigate();
  if (!loaded) return <ReviewNotWritable />;
  return (
    <ReviewFormPage
      key={loaded.check.line.order_product_id}
      {...loaded}
      onDone={() => void navigate({ to: '/mypage/review', search: { tab: 'written' }, replace: true })}
    />
  );
}
