import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** `all`, `liked`, or the id of an artist. */
export type GraphicSource = string;

const drawerGraphicsQuery = graphql(`
  query EditorGraphics(
    $where: graphic_bool_exp!
    $order_by: [graphic_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    graphic(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      position
      name_ko
      name_en
      src
      width
      height
      extension
      background_color
      promotion_price
      is_donate
      donation
      artist {
        id
        name_ko
        name_en
      }
    }
  }
`);

/** Names and artists of the chips and of the search. */
export const editorArtistsQuery = graphql(`
  query EditorArtists($limit: Int!) {
    artist(
      where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      order_by: [{ follow_count: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      name_ko
      name_en
    }
  }
`);

/** The graphics of a custom as they are today, by id. */
export const knownGraphicsQuery = graphql(`
  query KnownGraphics($ids: [uuid!]!, $limit: Int!) {
    graphic(where: { id: { _in: $ids } }, limit: $limit) {
      id
      name_ko
      name_en
      src
      width
      height
      extension
      promotion_price
    }
  }
`);

export type DrawerGraphics = ResultOf<typeof drawerGraphicsQuery>;
export type DrawerGraphic = DrawerGraphics['graphic'][number];

type DrawerOptions = {
  readonly source: GraphicSource;
  readonly keyword: string;
  readonly viewerId: string;
};

/** The graphics that may be put on a product, in the shop's order. */
export const drawerGraphics = ({ source, keyword, viewerId }: DrawerOptions) => ({
  document: drawerGraphicsQuery,
  field: 'graphic' as const,
  variables: {
    where: {
      deleted_at: { _is_null: true },
      state: { _eq: 'ACT' },
      ...sourceCondition(source, viewerId),
      ...keywordCondition(keyword),
    },
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: 24,
    offset: 0,
  },
});

function sourceCondition(source: GraphicSource, viewerId: string) {
  if (source === 'all') return {};
  if (source === 'liked') {
    return { graphic_likes: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } } };
  }
  return { artist_id: { _eq: source } };
}

/** Names are stored decomposed, so that half a syllable is found; initial consonants have a column of their own. */
function keywordCondition(keyword: string) {
  const text = keyword.trim().toLowerCase();
  if (!text) return {};
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return {
    _or: [
      { search: { _like: pattern.normalize('NFD') } },
      { search_initials: { _like: pattern } },
      { artist: { _or: [{ name_ko: { _ilike: pattern } }, { name_en: { _ilike: pattern } }] } },
    ],
  };
}
