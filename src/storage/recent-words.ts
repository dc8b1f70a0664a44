import { get, set } from 'idb-keyval';
import { fieldsOf } from '#src/shared/parse.ts';
import { createStore } from '#src/shared/store.ts';
import { deleteSearches } from './saved-searches.ts';
import { viewerStore } from './viewer-database.ts';

/** The words that a viewer has searched for on this device; sent nowhere, deleted on sign-out. The shape is stored. */
export type RecentWords = {
  readonly isKept: boolean;
  /** Latest first. */
  readonly words: readonly string[];
};

const key = 'search-words';
const maxWords = 10;
const initial: RecentWords = { isKept: true, words: [] };

let reading: { readonly viewerId: string; readonly done: Promise<void> } | null = null;
export const recentWords = createStore<RecentWords>(initial);

/** Fills the store with the words of this viewer, once. Never rejects. */
export function readRecentWords(viewerId: string): Promise<void> {
  if (reading?.viewerId === viewerId) return reading.done;
  recentWords.set(initial);
  reading = { viewerId, done: readStored(viewerId) };
  return reading.done;
}

async function readStored(viewerId: string): Promise<void> {
  const stored = await get(key, viewerStore(viewerId, 'visits')).catch(() => null);
  if (reading?.viewerId === viewerId && recentWords.get() === initial) recentWords.set(parse(stored));
}

export async function addRecentWord(viewerId: string, word: string): Promise<void> {
  await readRecentWords(viewerId);
  if (reading?.viewerId !== viewerId) return;
  const { isKept, words } = recentWords.get();
  if (isKept) save(viewerId, { isKept, words: [word, ...without(word, words)].slice(0, maxWords) });
}

export function removeRecentWord(viewerId: string, word: string): void {
  const { isKept, words } = recentWords.get();
  save(viewerId, { isKept, words: without(word, words) });
  void deleteSearches(viewerId, word);
}

export function removeRecentWords(viewerId: string): void {
  save(viewerId, { ...recentWords.get(), words: [] });
  void deleteSearches(viewerId);
}

/** Switched off, there are none. */
export function keepRecentWords(viewerId: string, isKept: boolean): void {
  save(viewerId, { isKept, words: [] });
  void deleteSearches(viewerId);
}

/** Without storage the words are there until the page is closed. */
function save(viewerId: string, next: RecentWords): void {
  recentWords.set(next);
  set(key, next, viewerStore(viewerId, 'visits')).catch(() => {});
}

const without = (word: string, words: readonly string[]) => words.filter((each) => each !== word);

function parse(stored: unknown): RecentWords {
  const { isKept, words } = fieldsOf(stored) ?? {};
  if (typeof isKept !== 'boolean' || !Array.isArray(words)) return initial;
  return { isKept, words: words.filter((word) => typeof word === 'string').slice(0, maxWords) };
}
