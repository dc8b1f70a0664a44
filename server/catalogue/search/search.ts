import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { correctKeyword, keepKnownWords } from './correct-keyword.ts';
import { findItems, isSearchable, type Rank } from './find-items.ts';
import { type Kind, kinds } from './item-kinds.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { type Keyword, toKeyword, withDividedScripts, withOpenSyllable } from './keyword.ts';
import { relatedWords } from './terms.ts';

type FoundItems = {
  readonly kind: Kind;
  readonly ids: readonly string[];
  /** At most `maxTotal`; null on later pages. */
  readonly total: number | null;
  readonly isMore: boolean;
  readonly next: string | null;
};

export type SearchResult = {
  readonly kinds: readonly FoundItems[];
  /** The keyword as it was understood, if it finds too little as it was typed. */
  readonly similar: string | null;
  /** Worth counting: names have its words, from their beginning. */
  readonly word: string | null;
};

const maxTotal = 100;
/** Of fewer items than this the keyword may be misspelt. */
const minItems = 10;
const pageSizes = { one: 20, all: 4 } as const;

/** The limits of what one search may cost, whatever is searched for; see decision 053 for what it does cost. */
export const searchSettings = `
  set local statement_timeout = '1s';
  set local enable_seqscan = off;
  set local jit = off;
  set local pg_trgm.similarity_threshold = 0.2`;

/** `cursor` is the `next` of the page before, and of one kind. */
export function search(
  pool: Pool,
  keyword: Keyword,
  request: { readonly kind: Kind | 'all'; readonly cursor?: string | undefined },
): Promise<SearchResult> {
  return inTransaction(pool, async (client) => {
    await client.query(searchSettings);
    const asked = request.kind === 'all' ? kinds : [request.kind];
    if (!(await isSearchable(client, keyword))) return nothing(asked);
    return searchKinds(client, keyword, { asked, cursor: parseCursor(request.cursor) });
  });
}

const nothing = (asked: readonly Kind[]): SearchResult => ({
  kinds: asked.map((kind) => ({ kind, ids: [], total: 0, isMore: false, next: null })),
  similar: null,
  word: null,
});

async function searchKinds(
  client: PoolClient,
  keyword: Keyword,
  { asked, cursor }: { readonly asked: readonly Kind[]; readonly cursor: Cursor | null },
): Promise<SearchResult> {
  const size = asked.length > 1 ? pageSizes.all : pageSizes.one;
  const exact = await findOfKinds(client, asked, keyword, cursor?.isSimilar ? null : cursor);
  const isExactPage = cursor?.isSimilar === false || countItems(exact) >= minItems;
  const after = cursor?.isSimilar ? cursor : null;
  const isNothing = countItems(exact) === 0;
  const instead = isNothing && !isExactPage ? await findInstead(client, asked, keyword, after) : null;
  const similar = isExactPage
    ? null
    : (instead ?? (await findSimilar(client, asked, keyword, { after, isNothing })));
  return {
    kinds: asked.map((kind) => pageOf(kind, size, { exact, similar: similar?.found, cursor })),
    similar: similar?.text ?? null,
    word: cursor ? null : countableWord(keyword, exact),
  };
}

const countableWord = (keyword: Keyword, found: Found) =>
  [...found.values()].flat().some(({ match }) => match < 3) ? keyword.text : null;

type Pages = { readonly exact: Found; readonly similar: Found | undefined; readonly cursor: Cursor | null };

/** An item that is similar follows what is exact. */
function pageOf(kind: Kind, size: number, { exact, similar, cursor }: Pages): FoundItems {
  const known = new Set(of(exact, kind).map(({ id }) => id));
  const ranks = [
    ...(cursor?.isSimilar ? [] : of(exact, kind)).map((rank) => ({ ...rank, isSimilar: false })),
    ...of(similar, kind)
      .filter(({ id }) => !known.has(id))
      .map((rank) => ({ ...rank, isSimilar: true })),
  ];
  const page = ranks.slice(0, size);
  const last = page.at(-1);
  return {
    kind,
    ids: page.map(({ id }) => id),
    total: cursor ? null : Math.min(ranks.length, maxTotal),
    isMore: ranks.length > maxTotal,
    next: last && ranks.length > size ? formatCursor(last) : null,
  };
}

type Found = ReadonlyMap<Kind, readonly Rank[]>;

const of = (found: Found | undefined, kind: Kind) => found?.get(kind) ?? [];
const countItems = (found: Found) => [...found.values()].flat().length;

async function findOfKinds(
  client: PoolClient,
  asked: readonly Kind[],
  keyword: Keyword,
  after: Rank | null,
  some = false,
): Promise<Found> {
  const found = new Map<Kind, readonly Rank[]>();
  for (const kind of asked)
    found.set(kind, await findItems(client, kind, keyword, { after, limit: maxTotal + 1, some }));
  return found;
}

/** The word that the keyword was probably meant to be, if that finds something. */
async function findSimilar(
  client: PoolClient,
  asked: readonly Kind[],
  keyword: Keyword,
  { after, isNothing }: { readonly after: Rank | null; readonly isNothing: boolean },
) {
  const ways = [
    withOpenSyllable,
    withDividedScripts,
    inOtherLayout,
    (typed: Keyword) => correctKeyword(client, typed),
  ];
  for (const way of ways) {
    const other = await way(keyword);
    if (!other) continue;
    const found = await findOfKinds(client, asked, other, after);
    // Nobody needs to be told of a syllable that is still being typed, or of a space.
    const text = way === withOpenSyllable || way === withDividedScripts ? null : other.text;
    if (countItems(found) > 0) return { text, found };
  }
  if (!isNothing) return null;
  const known = await keepKnownWords(client, withDividedScripts(keyword) ?? keyword);
  return findSome(client, asked, known, after);
}

/** The items that the shop shows instead of what it does not sell. */
async function findInstead(client: PoolClient, asked: readonly Kind[], keyword: Keyword, after: Rank | null) {
  const instead = relatedWords(keyword.words) ?? relatedWords(withDividedScripts(keyword)?.words ?? []);
  return findSome(client, asked, instead && toKeyword(instead), after);
}

/** Finds what has at least one of the words. */
async function findSome(
  client: PoolClient,
  asked: readonly Kind[],
  keyword: Keyword | null,
  after: Rank | null,
) {
  const found = keyword && (await findOfKinds(client, asked, keyword, after, true));
  return keyword && found && countItems(found) > 0 ? { text: keyword.text, found } : null;
}

const cursorPattern = /^([es])\.([0-3])\.(\d{1,10})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

type Cursor = Rank & { readonly isSimilar: boolean };

function parseCursor(text: string | undefined): Cursor | null {
  const [, way, match, popularity, id] = text?.match(cursorPattern) ?? [];
  if (!id) return null;
  return { isSimilar: way === 's', match: Number(match), popularity: Number(popularity), id };
}

const formatCursor = ({ isSimilar, match, popularity, id }: Cursor) =>
  [isSimilar ? 's' : 'e', match, popularity, id].join('.');
