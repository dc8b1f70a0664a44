import { Trans } from '@lingui/react/macro';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useReactionList } from '#src/writes/reactions/use-reaction-list.ts';
import { type Follow, FollowList, type FollowsProps, followsPerPage } from './follow-list.tsx';

const followedArtistsQuery = graphql(`
  query FollowedArtists(
    $viewerId: uuid!
    $where: artist_follow_bool_exp!
    $order_by: [artist_follow_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    artist_follow(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      user_id
      artist_id
      created_at
      deleted_at
      artist {
        id
        name_ko
        name_en
        path_name
        profile_src
        follow_count
        artist_follows(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
          user_id
          artist_id
        }
      }
    }
  }
`);

export const followedArtists = (viewerId: string) => ({
  document: followedArtistsQuery,
  field: 'artist_follow' as const,
  variables: {
    viewerId,
    where: {
      user_id: { _eq: viewerId },
      deleted_at: { _is_null: true },
      artist: { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } },
    },
    order_by: [{ created_at: 'desc' as const }, { artist_id: 'asc' as const }],
    limit: followsPerPage,
    offset: 0,
  },
});

type Loaded = ResultOf<typeof followedArtistsQuery>;

export function FollowedArtists({ viewerId, loaded, ...slots }: FollowsProps<Loaded>) {
  const text = useLocaleText();
  const list = followedArtists(viewerId);
  const { data, state, more } = useReactionList({ viewerId, kind: 'artist_follow', list, loaded });
  const follows = data.artist_follow.flatMap(({ artist_id: id, artist, deleted_at: deletedAt }) => {
    if (!artist) return [];
    const follow: Follow = {
      id,
      deletedAt,
      name: text(artist.name_ko, artist.name_en),
      face: artist.profile_src,
      followers: artist.follow_count,
      isFollowed: artist.artist_follows.length > 0,
      link: { to: '/artist/$name', params: { name: artist.path_name } },
    };
    return [follow];
  });
  return (
    <FollowList
      kind="artist_follow"
      title={<Trans>Artists you follow</Trans>}
      follows={follows}
      state={state}
      onMore={more}
      {...slots}
    />
  );
}
