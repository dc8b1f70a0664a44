import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FollowButton } from '#src/components/follow-button.tsx';
import { FollowRow } from '#src/components/follow-row.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useReactionList } from '#src/reactions/use-reaction-list.ts';
import { FollowList } from './follow-list.tsx';
import { followsPerPage } from './follows-per-page.ts';

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

type FollowedArtistsProps = {
  viewerId: string;
  loaded: ResultOf<typeof followedArtistsQuery>;
  newItems: ReactNode;
  none: ReactNode;
};

export function FollowedArtists({ viewerId, loaded, newItems, none }: FollowedArtistsProps) {
  const text = useLocaleText();
  const { data, state, more } = useReactionList({
    viewerId,
    kind: 'artist_follow',
    list: followedArtists(viewerId),
    loaded,
  });
  return (
    <FollowList
      kind="artist_follow"
      title={<Trans>Artists you follow</Trans>}
      follows={data.artist_follow.flatMap(({ artist_id: id, artist, deleted_at: deletedAt }) => {
        if (!artist) return [];
        const name = text(artist.name_ko, artist.name_en);
        const row = (
          <li key={id}>
            <FollowRow
              face={artist.profile_src}
              name={
                <Link to="/artist/$name" params={{ name: artist.path_name }}>
                  {name}
                </Link>
              }
              followers={artist.follow_count}
              button={
                <FollowButton
                  target={{ kind: 'artist_follow', id }}
                  name={name}
                  isFollowed={artist.artist_follows.length > 0}
                />
              }
            />
          </li>
        );
        return [{ id, deletedAt, row }];
      })}
      state={state}
      onMore={more}
      newItems={newItems}
      none={none}
    />
  );
}
