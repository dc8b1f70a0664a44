/** A table with one row per member and thing; `deleted_at` says whether the heart is given now. */
type HeartTable = {
  /** The table of what the heart is given to. */
  readonly thing: string;
  /** The column of the heart that names the thing. */
  readonly key: string;
  /** The relationship from the thing to its hearts. */
  readonly rows: string;
  /** The column of the thing that counts its hearts; the database keeps it. */
  readonly count: string;
};

/** Likes, un-likes and follows are one pattern; whoever knows this list knows them all. */
export const hearts = {
  graphic_like: { thing: 'graphic', key: 'graphic_id', rows: 'graphic_likes', count: 'like_count' },
  product_like: { thing: 'product', key: 'product_id', rows: 'product_likes', count: 'like_count' },
  review_like: { thing: 'review', key: 'review_id', rows: 'review_likes', count: 'like_count' },
  review_unlike: { thing: 'review', key: 'review_id', rows: 'review_unlikes', count: 'unlike_count' },
  banner_like: { thing: 'home_template', key: 'home_template_id', rows: 'banner_likes', count: 'like_count' },
  artist_follow: { thing: 'artist', key: 'artist_id', rows: 'artist_follows', count: 'follow_count' },
  brand_follow: { thing: 'brand', key: 'brand_id', rows: 'brand_follows', count: 'follow_count' },
} as const satisfies Record<string, HeartTable>;

export type HeartKind = keyof typeof hearts;

export const heartKinds = Object.keys(hearts) as readonly HeartKind[];

/** A like, an un-like or a follow: its table, and the id of what it is given to. */
export type Heart = { readonly kind: HeartKind; readonly id: string };

/** `name`: what the thing is called, for messages. */
export type NamedHeart = Heart & { readonly name: string };

/** What a member means with a heart: the last word about it counts. */
export type HeartIntent = NamedHeart & {
  readonly isGiven: boolean;
  /** Milliseconds since 1970, by the clock of this device. */
  readonly madeAt: number;
};

export const heartKey = ({ kind, id }: Heart): string => `${kind}:${id}`;
