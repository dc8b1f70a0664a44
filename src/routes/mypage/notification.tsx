import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { PushPage } from '#src/features/push/push-page.tsx';
import { loadPushPage } from '#src/features/push/push-page-data.ts';
import { readPushState } from '#src/pwa/push-api.ts';
import { textOf } from '#src/shared/parse.ts';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/notification')({
  staticData: { title: msg`Notifications`, header: 'back', styles: 'member' },
  validateSearch: (raw): { tab?: string | undefined } => ({ tab: textOf(raw.tab) }),
  loader: async ({ context }) => {
    const [data] = await Promise.all([loadPushPage(context), readPushState(context)]);
    return data;
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageNotificationRoute,
});

function MypageNotificationRoute() {
  const data = Route.useLoaderData();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  const selectTab = (tab: string) => void navigate({ search: { tab }, replace: true, resetScroll: false });
  return <PushPage data={data} tab={tab} onTab={selectTab} />;
}
