import { useLingui } from '@lingui/react/macro';
import { GraphicCard, graphicCardFragment } from '#src/components/graphic-card.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { olderThan } from '#src/graphql/older-than.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { LikedCards } from './liked-cards.tsx';
import { likesPerPage } from './likes-per-page.ts';
import { UnavailableLike } from './unavailable-like.tsx';

export const likedGraphicFragment = graphql(
  `
    fragment LikedGraphics_graphic_like on graphic_like {
      user_id
      graphic_id
      created_at
      deleted_at
      graphic {
        id
        ...GraphicCard_graphic
      }
    }
  `,
  [graphicCardFragment],
);

const moreLikedGraphics = graphql(
  `
    query MoreLikedGraphics($viewerId: uuid!, $limit: Int!, $before: timestamptz!, $known: [uuid!]!) {
      graphic_like(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          created_at: { _lte: $before }
          graphic_id: { _nin: $known }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...LikedGraphics_graphic_like
      }
    }
  `,
  [likedGraphicFragment],
);

type LikedGraphicsProps = {
  viewerId: string;
  first: readonly FragmentOf<typeof likedGraphicFragment>[];
};

export function LikedGraphics({ viewerId, first }: LikedGraphicsProps) {
  const { t } = useLingui();
  const listKey = useListKey('liked-graphics');
  const { rows, state, more } = usePages({
    first: readFragment(likedGraphicFragment, first),
    pageSize: likesPerPage,
    document: moreLikedGraphics,
    after: (known) => ({
      viewerId,
      limit: likesPerPage,
      ...olderThan(known, ({ graphic_id }) => graphic_id),
    }),
    rowsOf: (data) => readFragment(likedGraphicFragment, data.graphic_like),
    keyOf: (row) => row.graphic_id,
    listKey,
  });
  return (
    <LikedCards
      kind="graphic_like"
      label={t`Graphics you like`}
      cards={rows.flatMap(({ graphic_id: id, graphic, deleted_at }) => {
        if (deleted_at) return [];
        if (!graphic)
          return [{ id, card: <UnavailableLike kind="graphic_like" id={id} />, isWithdrawn: true }];
        return [{ id, card: <GraphicCard graphic={graphic} /> }];
      })}
      state={state}
      onMore={more}
    />
  );
}
