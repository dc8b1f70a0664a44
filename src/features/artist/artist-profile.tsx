import { StateBadge } from '#src/components/cards/state-badge.tsx';
import page from '#src/components/page/detail-page.module.css';
import { ProfileHead } from '#src/components/page/profile-head.tsx';
import { FollowButton } from '#src/components/reaction/follow-button.tsx';
import { NotifyButton } from '#src/components/reaction/notify-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';

export const artistProfileFragment = graphql(`
  fragment ArtistProfile_artist on artist {
    id
    name_ko
    name_en
    profile_src
    image_src
    description
    description_en
    state
    follow_count
    artist_follows(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      artist_id
    }
  }
`);

export function ArtistProfile({ artist: masked }: { artist: FragmentOf<typeof artistProfileFragment> }) {
  const text = useLocaleText();
  const artist = readFragment(artistProfileFragment, masked);
  const name = text(artist.name_ko, artist.name_en);
  return (
    <ProfileHead
      cover={artist.image_src}
      face={artist.profile_src}
      name={name}
      followers={artist.follow_count}
      followButton={
        <FollowButton
          target={{ kind: 'artist_follow', id: artist.id }}
          name={name}
          isFollowed={artist.artist_follows.length > 0}
        />
      }
      description={text(artist.description, artist.description_en)}
    >
      <div className={page.section}>
        <StateBadge state={artist.state} />
        <div>
          <NotifyButton subscription={{ topic: 'ARTIST', targetId: artist.id }} name={name} />
        </div>
      </div>
    </ProfileHead>
  );
}
