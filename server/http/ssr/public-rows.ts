import type { Pool } from '#server/platform/database/pool.ts';
import { isShopCustom, visibleRows } from '#server/platform/database/visibility.ts';
import type { PublicRow, PublicRows } from '#src/shared/public-page.ts';

type Source = { readonly from: string; readonly where: string };

const sources: Readonly<Record<string, Source>> = {
  ...visibleRows,
  shop_custom: { from: 'product_custom', where: isShopCustom('product_custom') },
};

/** Fills the names of an address pattern: `/event/$id`. */
export const fillAddress = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/\$(\w+)/g, (_name, name: string) => values[name] ?? '');

function sourceOf({ table, with: other, opensAt }: PublicRows): Source {
  const rows = sources[table];
  const others = other === undefined ? null : sources[other];
  if (!rows || others === undefined) throw new Error(`Nobody has said who sees the rows of ${table}.`);
  const joined = others ? ` join ${others.from} on ${other}.id = ${table}.${other}_id` : '';
  const conditions = [
    rows.where,
    ...(others ? [others.where] : []),
    ...(opensAt ? [`(${opensAt} is null or ${opensAt} <= now())`] : []),
  ];
  return { from: rows.from + joined, where: conditions.join(' and ') };
}

/** SQL of the text that `fillAddress` would return. */
function addressOf({ address, columns }: PublicRows): string {
  const parts = address.split(/\$(\w+)/);
  const texts = parts.map((part, place) => (place % 2 === 0 ? `'${part}'` : (columns[part] ?? 'null')));
  return texts.filter((text) => text !== `''`).join(' || ');
}

/** A statement that finds one row by its keys, in their order. */
export function findStatement(rows: PublicRows): string {
  const { from, where } = sourceOf(rows);
  const keys = Object.keys(rows.keys);
  const columns = keys.map((key) => rows.columns[key]);
  const facts = Object.entries(rows.facts ?? {}).map(([name, sql]) => `'${name}', ${sql}`);
  return `select ${addressOf(rows)} as address,
      json_build_object(${keys.map((key, place) => `'${key}', ${columns[place]}`).join(', ')}) as keys,
      json_build_object(${facts.join(', ')}) as facts
    from ${from} where ${columns.map((column, place) => `${column} = $${place + 1}`).join(' and ')} and ${where}`;
}

export async function findPublicRow(
  pool: Pool,
  statement: string,
  values: readonly string[],
): Promise<PublicRow | null> {
  const { rows } = await pool.query<PublicRow>(statement, [...values]);
  return rows[0] ?? null;
}

/** Rows with an address in the sitemap: their ids, addresses, and when their content was changed. */
function listStatement(rows: PublicRows): string {
  const { from, where } = sourceOf(rows);
  const { endsAt, where: listed = 'true', changedAt = 'null::timestamptz' } = rows.sitemap ?? {};
  const isOpen = endsAt ? `(${endsAt} is null or ${endsAt} >= now())` : 'true';
  const table = rows.table;
  return `select ${table}.id, ${addressOf(rows)} as path, ${changedAt} as "changedAt"
    from ${from} where ${where} and ${isOpen} and ${listed}`;
}

/** @returns for each part of `length` rows, in the order of ids, the id of the row before it: at first the nil UUID */
export async function listPublicParts(
  pool: Pool,
  rows: PublicRows,
  length: number,
): Promise<readonly string[]> {
  const { rows: parts } = await pool.query<{ after: string }>(
    `select after from (
       select coalesce(lag(id) over ids, '00000000-0000-0000-0000-000000000000') as after, row_number() over ids - 1 as place
       from (${listStatement(rows)}) page window ids as (order by id)
     ) numbered
     where place % $1 = 0 order by after`,
    [length],
  );
  return parts.map(({ after }) => after);
}

type PublicRange = { readonly rows: PublicRows; readonly after: string; readonly limit: number };

export type ListedPage = { readonly id: string; readonly path: string; readonly changedAt: Date | null };

const pagesOf = (rows: PublicRows) =>
  `select id, path, "changedAt" from (${listStatement(rows)}) page where id > $1 order by id limit $2`;

/** The first pages after an id, in the order of ids. */
export async function listPublicPages(
  pool: Pool,
  { rows, after, limit }: PublicRange,
): Promise<readonly ListedPage[]> {
  const { rows: pages } = await pool.query<ListedPage>(pagesOf(rows), [after, limit]);
  return pages;
}

/** @returns a hash of what `listPublicPages` returns */
export async function hashPublicPages(pool: Pool, { rows, after, limit }: PublicRange): Promise<string> {
  const { rows: hashes } = await pool.query<{ hash: string }>(
    `select count(*) || '.' || coalesce(bit_xor(hashtextextended(concat_ws(' ', path, "changedAt"), 0)), 0) as hash
     from (${pagesOf(rows)}) part`,
    [after, limit],
  );
  return hashes[0]?.hash ?? '';
}
