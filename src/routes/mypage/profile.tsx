import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { LazyUnavailable } from '#src/features/fallbacks/lazy-unavailable.tsx';
import { loadProfile } from '#src/features/profile/profile-data.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/profile')({
  staticData: { styles: 'member', title: msg`Edit profile`, header: 'back' },
  loader: ({ context }) => (context.config.accounts ? loadProfile(context) : null),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageProfileRoute,
});

function MypageProfileRoute() {
  const router = useRouter();
  const data = Route.useLoaderData();
  if (!data) return <LazyUnavailable />;
  return <ProfilePage data={data} onAccessChanged={() => void router.invalidate()} />;
}
