import type { ScaleSize } from './scale-size.ts';

/** How the members of the large shop like things of one kind. */
export type ReactionSeed = {
  readonly table: string;
  /** The column that names what is liked. */
  readonly column: string;
  readonly kind: string;
  readonly things: (size: ScaleSize) => number;
  /** At most for an ordinary thing; every thousandth is loved by `popular` more. */
  readonly most: (size: ScaleSize) => number;
  readonly popular: (size: ScaleSize) => number;
  /** How many are dear to the demo's shopper, whose lists are long then. */
  readonly dear: number;
};

const none = () => 0;

export const reactionTables = {
  graphic: {
    table: 'graphic_like',
    column: 'graphic_id',
    kind: 'graphic',
    things: ({ graphics }) => graphics,
    most: () => 20,
    popular: ({ members }) => members / 50,
    dear: 1_000,
  },
  product: {
    table: 'product_like',
    column: 'product_id',
    kind: 'product',
    things: ({ products }) => products,
    most: () => 12,
    popular: ({ members }) => members / 50,
    dear: 1_000,
  },
  review: {
    table: 'review_like',
    column: 'review_id',
    kind: 'review',
    things: ({ reviews }) => reviews,
    most: () => 6,
    popular: none,
    dear: 2_000,
  },
  unlikedReview: {
    table: 'review_unlike',
    column: 'review_id',
    kind: 'review',
    things: ({ reviews }) => reviews,
    most: () => 2,
    popular: none,
    dear: 200,
  },
  artist: {
    table: 'artist_follow',
    column: 'artist_id',
    kind: 'artist',
    things: ({ artists }) => artists,
    most: () => 80,
    popular: ({ members }) => members / 10,
    dear: 50,
  },
  brand: {
    table: 'brand_follow',
    column: 'brand_id',
    kind: 'brand',
    things: ({ brands }) => brands,
    most: ({ members }) => members / 125,
    popular: none,
    dear: 5,
  },
} as const satisfies Record<string, ReactionSeed>;

const givenSql = ({ table, most, popular }: ReactionSeed, size: ScaleSize): string =>
  `(floor(${most(size)} * pg_temp.draw('${table}', n) ^ 3) + case n % 1000 when 0 then ${popular(size)} else 0 end)::int`;

// One of twenty reactions was removed.
const everTaken = 20;

/** Spread over all things, and none of the round numbers that are hidden or deleted. */
function isDearSql({ things, dear }: ReactionSeed, size: ScaleSize): string {
  const every = Math.max(1, Math.floor(things(size) / dear));
  return `(n + 93) % ${every} = 0`;
}

/** The reaction count of target `n`: as many as it has rows. */
export function reactionCountSql(of: ReactionSeed, size: ScaleSize): string {
  const given = givenSql(of, size);
  return `(${given} - ${given} / ${everTaken} + (${isDearSql(of, size)})::int)`;
}

/** @param shopper id of the demo's shopper */
export function reactionRowsSql(of: ReactionSeed, size: ScaleSize, shopper: string): string {
  const { table, column, kind, things } = of;
  // Coprime with the number of members, the step never meets the same member twice.
  return `
insert into ${table} (user_id, ${column}, created_at, deleted_at)
select pg_temp.scale_id('user', 1 + (first + turn * 7919) % ${size.members}), pg_temp.scale_id('${kind}', n),
  pg_temp.some_time(n + turn * 31), case turn % ${everTaken} when ${everTaken - 1} then now() end
from generate_series(1, ${things(size)}) n,
  lateral (select floor(${size.members} * pg_temp.draw('first of ${table}', n))::bigint as first) start,
  generate_series(0, ${givenSql(of, size)} - 1) turn
union all
select '${shopper}', pg_temp.scale_id('${kind}', n), pg_temp.some_time(n * 3), null
from generate_series(1, ${things(size)}) n where ${isDearSql(of, size)};`;
}
