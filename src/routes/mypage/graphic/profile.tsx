import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ArtistProfileForm } from '#src/features/artist-studio/artist-profile-form.tsx';
import { loadArtistStudio } from '#src/features/artist-studio/load-artist-studio.ts';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { guardAbility } from '../../-guards.ts';
import { loadSkeletons } from '../../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/graphic/profile')({
  staticData: { styles: 'member', title: msg`Artist profile`, header: 'back' },
  beforeLoad: (options) => guardAbility(options, 'create', 'graphic'),
  loader: ({ context }) => loadArtistStudio(context),
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageGraphicProfileRoute,
});

function MypageGraphicProfileRoute() {
  const { artist } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const onSaved = () => void navigate({ to: '/artist/$name', params: { name: artist.path_name } });
  return <ArtistProfileForm artist={artist} onSaved={onSaved} />;
}
