/** A table with one row per member and target; `deleted_at` is null while the reaction is active. */
type ReactionTable = {
  /** The table of the target. */
  readonly target: string;
  /** The column that holds the id of the target. */
  readonly key: string;
  /** The relationship from the target to its reactions. */
  readonly rows: string;
  /** The column of the target that counts its reactions, maintained by the database. */
  readonly count: string;
};

/** Likes, unlikes and follows have the same shape. */
export const reactionTables = {
  graphic_like: { target: 'graphic', key: 'graphic_id', rows: 'graphic_likes', count: 'like_count' },
  product_like: { target: 'product', key: 'product_id', rows: 'product_likes', count: 'like_count' },
  review_like: { target: 'review', key: 'review_id', rows: 'review_likes', count: 'like_count' },
  review_unlike: { target: 'review', key: 'review_id', rows: 'review_unlikes', count: 'unlike_count' },
  banner_like: {
    target: 'home_template',
    key: 'home_template_id',
    rows: 'banner_likes',
    count: 'like_count',
  },
  artist_follow: { target: 'artist', key: 'artist_id', rows: 'artist_follows', count: 'follow_count' },
  brand_follow: { target: 'brand', key: 'brand_id', rows: 'brand_follows', count: 'follow_count' },
} as const satisfies Record<string, ReactionTable>;

export type ReactionKind = keyof typeof reactionTables;

export const reactionKinds = Object.keys(reactionTables) as readonly ReactionKind[];

/** The target of a like or a follow: the table of the reaction, and the id of the target. */
export type ReactionTarget = { readonly kind: ReactionKind; readonly id: string };

/** `name`: of the target, for messages. */
export type NamedReactionTarget = ReactionTarget & { readonly name: string };

/** The state that a member wants for a target: a like is set or removed. */
export type Reaction = NamedReactionTarget & { readonly isActive: boolean };

export const reactionKey = ({ kind, id }: ReactionTarget): string => `${kind}:${id}`;

/** Whether a target has the viewer's reaction, and how many reactions it has in all. */
export type ReactionState = { readonly isActive: boolean; readonly count: number };

/** The state that a target shows once the viewer's reaction is set or removed. A reaction that is set already counts once. */
export const withReaction = ({ isActive, count }: ReactionState, wanted: boolean): ReactionState => ({
  isActive: wanted,
  count: count + Number(wanted) - Number(isActive),
});

type ReactionRow = { readonly __typename: ReactionKind } & Readonly<Record<string, string | null>>;

/**
 * The viewer's reactions and the count that a target holds after a reaction; `null` when it holds them already.
 * `count` stays what it is where no number is known.
 */
export function targetAfter<Count>(
  known: { readonly rows: readonly unknown[]; readonly count: Count },
  row: ReactionRow,
  wanted: boolean,
): { readonly rows: readonly ReactionRow[]; readonly count: Count | number } | null {
  const isActive = known.rows.length > 0;
  if (isActive === wanted) return null;
  const { count } = known;
  return {
    rows: wanted ? [row] : [],
    count: typeof count === 'number' ? withReaction({ isActive, count }, wanted).count : count,
  };
}
