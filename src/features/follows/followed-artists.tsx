import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FollowButton } from '#src/components/follow-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { olderThan } from '#src/graphql/older-than.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { FollowRow } from './follow-row.tsx';
import styles from './followed.module.css';
import { followsPerPage } from './follows-per-page.ts';

export const followedArtistFragment = graphql(`
  fragment FollowedArtists_artist_follow on artist_follow {
    user_id
    artist_id
    created_at
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
`);

const moreFollowedArtists = graphql(
  `
    query MoreFollowedArtists($viewerId: uuid!, $limit: Int!, $before: timestamptz!, $known: [uuid!]!) {
      artist_follow(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          created_at: { _lte: $before }
          artist_id: { _nin: $known }
          artist: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...FollowedArtists_artist_follow
      }
    }
  `,
  [followedArtistFragment],
);

type FollowedArtistsProps = {
  viewerId: string;
  first: readonly FragmentOf<typeof followedArtistFragment>[];
};

/** Whoever is no longer followed keeps the row until the page is left, with the button to follow again. */
export function FollowedArtists({ viewerId, first }: FollowedArtistsProps) {
  const heading = useId();
  const text = useLocaleText();
  const listKey = useListKey('followed-artists');
  const { rows, state, more } = usePages({
    first: readFragment(followedArtistFragment, first),
    pageSize: followsPerPage,
    document: moreFollowedArtists,
    after: (known) => ({
      viewerId,
      limit: followsPerPage,
      ...olderThan(known, ({ artist_id }) => artist_id),
    }),
    rowsOf: (data) => readFragment(followedArtistFragment, data.artist_follow),
    keyOf: (row) => row.artist_id,
    listKey,
  });
  return (
    <InfiniteList state={state} onMore={more}>
      <h2 className={styles.heading} id={heading}>
        <Trans>Artists you follow</Trans>
      </h2>
      <ul aria-labelledby={heading}>
        {rows.map(({ artist_id: id, artist }) => {
          if (!artist) return null;
          const name = text(artist.name_ko, artist.name_en);
          return (
            <FollowRow
              key={id}
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
          );
        })}
      </ul>
    </InfiniteList>
  );
}
