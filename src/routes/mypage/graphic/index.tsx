import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ArtistWorksPage } from '#src/features/artist-studio/artist-works-page.tsx';
import { loadArtistStudio } from '#src/features/artist-studio/load-artist-studio.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { guardAbility } from '../../-guards.ts';
import { loadSkeletons } from '../../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/graphic/')({
  staticData: { styles: 'member', title: msg`My graphics`, header: 'back' },
  beforeLoad: (options) => guardAbility(options, 'create', 'graphic'),
  loader: ({ context }) => loadArtistStudio(context),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageGraphicRoute,
});

function MypageGraphicRoute() {
  return <ArtistWorksPage studio={Route.useLoaderData()} />;
}
