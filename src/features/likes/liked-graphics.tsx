import { useLingui } from '@lingui/react/macro';
import { GraphicCard, graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useReactionList } from '#src/writes/reactions/use-reaction-list.ts';
import { LikedCards } from './liked-cards.tsx';
import { likesPerPage } from './likes-per-page.ts';
import { UnavailableLike } from './unavailable-like.tsx';

const likedGraphicsQuery = graphql(
  `
    query LikedGraphics(
      $viewerId: uuid!
      $where: graphic_like_bool_exp!
      $order_by: [graphic_like_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      graphic_like(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        user_id
        graphic_id
        created_at
        deleted_at
        graphic {
          id
          ...GraphicCard_graphic
        }
      }
    }
  `,
  [graphicCardFragment],
);

/** A like of something that has left the shop is listed, too: `graphic` is null. */
export const likedGraphics = (viewerId: string) => ({
  document: likedGraphicsQuery,
  field: 'graphic_like' as const,
  variables: {
    viewerId,
    where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { graphic_id: 'asc' as const }],
    limit: likesPerPage,
    offset: 0,
  },
});

type LikedGraphicsProps = { viewerId: string; loaded: ResultOf<typeof likedGraphicsQuery> };

export function LikedGraphics({ viewerId, loaded }: LikedGraphicsProps) {
  const { t } = useLingui();
  const { data, state, more } = useReactionList({
    viewerId,
    kind: 'graphic_like',
    list: likedGraphics(viewerId),
    loaded,
  });
  return (
    <LikedCards
      kind="graphic_like"
      label={t`Graphics you like`}
      cards={data.graphic_like.flatMap(({ graphic_id: id, graphic, deleted_at }) => {
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
