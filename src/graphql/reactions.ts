/** A table with one row per member and thing; `deleted_at` says whether the heart is given now. */
type ReactionTable = {
  /** The table of what the heart is given to. */
  readonly thing: string;
  /** The column of the heart that names the thing. */
  readonly key: string;
  /** The relationship from the thing to its reactionTables. */
  readonly rows: string;
  /** The column of the thing that counts its reactionTables; the database keeps it. */
  readonly count: string;
};

/** Likes, un-likes and follows are one pattern; whoever knows this list knows them all. */
export const reactionTables = {
  graphic_like: { thing: 'graphic', key: 'graphic_id', rows: 'graphic_likes', count: 'like_count' },
  product_like: { thing: 'product', key: 'product_id', rows: 'product_likes', count: 'like_count' },
  review_like: { thing: 'review', key: 'review_id', rows: 'review_likes', count: 'like_count' },
  review_unlike: { thing: 'review', key: 'review_id', rows: 'review_unlikes', count: 'unlike_count' },
  banner_like: { thing: 'home_template', key: 'home_template_id', rows: 'banner_likes', count: 'like_count' },
  artist_follow: { thing: 'artist', key: 'artist_id', rows: 'artist_follows', count: 'follow_count' },
  brand_follow: { thing: 'brand', key: 'brand_id', rows: 'brand_follows', count: 'follow_count' },
} as const satisfies Record<string, ReactionTable>;

export type ReactionKind = keyof typeof reactionTables;

export const reactionKinds = Object.keys(reactionTables) as readonly ReactionKind[];

/** A like, an un-like or a follow: its table, and the id of what it is given to. */
export type ReactionTarget = { readonly kind: ReactionKind; readonly id: string };

/** `name`: what the thing is called, for messages. */
export type NamedReactionTarget = ReactionTarget & { readonly name: string };

/** What a member means with a heart: the last word about it counts. */
export type Reaction = NamedReactionTarget & {
  readonly isActive: boolean;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly createdAt: number;
};

export const reactionKey = ({ kind, id }: ReactionTarget): string => `${kind}:${id}`;
