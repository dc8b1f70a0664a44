import { type SearchKind, searchKinds } from '#src/components/search/search-kinds.ts';
import { sharedPage, sharedSearchTerms } from '#src/pwa/share-target.ts';
import { textOf, wordOf } from '#src/shared/parse.ts';
import { readKeyword } from '#src/shared/search-keyword.ts';

/** The query of an address, as anybody may have written it. */
export type SearchInput = {
  readonly keyword?: string | undefined;
  readonly kind?: string | undefined;
  /** Sent by other apps, see share_target in pwa/web-manifest.ts. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
};

export type KindOrAll = SearchKind | 'all';

/** A kind that there is not means all of them. `page`: the path of a page of `origin` that was shared instead of words. */
export function readSearchInput(raw: SearchInput, origin: string) {
  const kind = readKind(textOf(raw.kind));
  const typed = wordOf(raw.keyword);
  if (typed !== undefined) return { keyword: readKeyword(typed), kind, page: null };
  const shared = { title: wordOf(raw.title), text: wordOf(raw.text), url: wordOf(raw.url) };
  return { keyword: readKeyword(sharedSearchTerms(shared)), kind, page: sharedPage(shared, origin) };
}

const readKind = (kind = 'all'): KindOrAll =>
  Object.hasOwn(searchKinds, kind) ? (kind as SearchKind) : 'all';
