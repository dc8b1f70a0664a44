import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { type Fields, fieldsOf, textOf } from '#src/shared/parse.ts';
import { deleteResults, persistResult, readResult } from './persisted-results.ts';
import { viewerStore } from './viewer-database.ts';

type FoundKind = ResponseOf<'GET /search'>['kinds'][number];

/** The results of a search, page by page. The cards of these ids are results of their own. The shape is stored. */
export type SavedSearch = {
  readonly similar: string | null;
  readonly pages: readonly (readonly FoundKind[])[];
};

type SearchName = { readonly keyword: string; readonly kind: FoundKind['kind'] | 'all' };

/** Pages of one search that are saved; the same number of rows as of other lists. */
const maxPages = 5;

// A keyword is one line, so no keyword is the beginning of another one's prefix.
const prefixOf = (keyword: string) => `search ${keyword}\n`;
const keyOf = ({ keyword, kind }: SearchName) => prefixOf(keyword) + kind;

/** Saves the results of a search on this device. Never rejects. */
export function saveSearch(viewerId: string, name: SearchName, { similar, pages }: SavedSearch) {
  const saved: SavedSearch = { similar, pages: pages.slice(0, maxPages) };
  return persistResult(viewerStore(viewerId, 'results'), keyOf(name), saved);
}

/** `null` if there is none. Never rejects. */
export async function readSearch(viewerId: string, name: SearchName): Promise<SavedSearch | null> {
  const stored = await readResult(viewerStore(viewerId, 'results'), keyOf(name));
  return isSavedSearch(stored?.data) ? stored.data : null;
}

/** Deletes the results of one keyword, or of all. Never rejects. */
export function deleteSearches(viewerId: string, keyword?: string): Promise<void> {
  return deleteResults(viewerStore(viewerId, 'results'), keyword ? prefixOf(keyword) : 'search ');
}

function isSavedSearch(stored: unknown): stored is SavedSearch {
  const { similar, pages } = fieldsOf(stored) ?? {};
  return isTextOrNull(similar) && isArrayOf(pages, (page) => isArrayOf(page, isFoundKind));
}

function isFoundKind(stored: unknown): boolean {
  const { kind, ids, total, is_more, next }: Fields = fieldsOf(stored) ?? {};
  return (
    textOf(kind) !== undefined &&
    isArrayOf(ids, (id) => typeof id === 'string') &&
    (total === null || typeof total === 'number') &&
    typeof is_more === 'boolean' &&
    isTextOrNull(next)
  );
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const isArrayOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);
