import { readOffline } from '#src/api/load-answer.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import { readRecentWords, recentWords } from '#src/storage/recent-words.ts';
import { readSearch, saveSearch } from '#src/storage/saved-searches.ts';
import type { InfiniteState } from '#src/ui/infinite-list.tsx';
import { loadCards, loadPage, type ResultPage, type SearchContext } from './result-page.ts';
import type { KindOrAll } from './search-address.ts';

export type SearchResults = {
  readonly keyword: string;
  readonly kind: KindOrAll;
  /** A similar word that was searched for as well, because the keyword finds little. */
  readonly similar: string | null;
  readonly pages: Store<readonly ResultPage[]>;
  readonly state: Store<InfiniteState>;
  /** Loads the next page. */
  readonly more: () => void;
  readonly loadedAt: number;
};

/** Results that going back shows again as they were, with all their pages; older ones are loaded again. */
const shownResults = new Map<string, SearchResults>();
const maxShown = 10;
const maxAgeMs = 5 * 60_000;

const keyOf = ({ session }: SearchContext, { keyword, kind }: SearchName) =>
  JSON.stringify([session.viewer().id, kind, keyword]);

type SearchName = Pick<SearchResults, 'keyword' | 'kind'>;

/** Without a connection: what was found before, in this visit or on this device. @throws QueryError if there is nothing */
export async function loadSearch(
  context: SearchContext,
  keyword: string,
  kind: KindOrAll,
): Promise<SearchResults> {
  const name = { keyword, kind };
  const key = keyOf(context, name);
  const shown = shownResults.get(key);
  if (shown && Date.now() - shown.loadedAt < maxAgeMs) return shown;
  const findKnown = async () => shown ?? (await restoreResults(context, name));
  const known = await readOffline(context.session, findKnown);
  if (known) return known;
  try {
    const { similar, page } = await loadPage(context, name);
    const results = createResults(context, { ...name, similar, pages: [page] });
    void saveResults(context, results);
    shownResults.delete(key);
    shownResults.set(key, results);
    for (const oldest of [...shownResults.keys()].slice(0, -maxShown)) shownResults.delete(oldest);
    return results;
  } catch (error) {
    const saved = await findKnown();
    if (saved) return saved;
    throw error;
  }
}

type LoadedSearch = Pick<SearchResults, 'keyword' | 'kind' | 'similar'> & {
  readonly pages: readonly ResultPage[];
};

function createResults(context: SearchContext, { pages: loaded, ...search }: LoadedSearch): SearchResults {
  const { keyword, kind } = search;
  const pages = createStore(loaded);
  const state = createStore<InfiniteState>(nextOf(loaded.at(-1)) ? 'loaded' : 'complete');
  const results: SearchResults = { ...search, pages, state, more, loadedAt: Date.now() };
  return results;

  function more() {
    const cursor = nextOf(pages.get().at(-1));
    if (!cursor || state.get() === 'loading') return;
    state.set('loading');
    void loadMore(cursor);
  }

  async function loadMore(cursor: string) {
    try {
      const { page: next } = await loadPage(context, { keyword, kind, cursor });
      pages.set([...pages.get(), next]);
      state.set(nextOf(next) ? 'loaded' : 'complete');
      await saveResults(context, results);
    } catch {
      state.set('error');
    }
  }
}

const nextOf = (page: ResultPage | undefined) =>
  page?.kinds.length === 1 ? (page.kinds[0]?.next ?? null) : null;

/** As recent words are: not if the shopper does not want it, and not again once the word was removed. Never rejects. */
async function saveResults({ session }: SearchContext, { similar, pages, ...name }: SearchResults) {
  const viewerId = session.viewer().id;
  await readRecentWords(viewerId);
  const { isKept, words } = recentWords.get();
  const loaded = pages.get();
  if (!isKept || (loaded.length > 1 && !words.includes(name.keyword))) return;
  await saveSearch(viewerId, name, { similar, pages: loaded.map(({ kinds }) => kinds) });
}

/** The pages that are saved with their cards; `null` without the first one. */
async function restoreResults(context: SearchContext, name: SearchName): Promise<SearchResults | null> {
  const saved = await readSearch(context.session.viewer().id, name);
  const pages: ResultPage[] = [];
  for (const kinds of saved?.pages ?? []) {
    const page = await loadCards(context, kinds).catch(() => null);
    if (!page) break;
    pages.push(page);
  }
  return saved && pages.length > 0
    ? createResults(context, { ...name, similar: saved.similar, pages })
    : null;
}
