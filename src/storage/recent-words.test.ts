import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import {
  addRecentWord,
  keepRecentWords,
  readRecentWords,
  recentWords,
  removeRecentWord,
  removeRecentWords,
} from './recent-words.ts';
import { readSearch, saveSearch } from './saved-searches.ts';
import { deleteViewerDatabase, viewerStore } from './viewer-database.ts';

const words = () => recentWords.get().words;
const storedFor = (viewer: string) => get('search-words', viewerStore(viewer, 'visits'));

test('the ten latest words are kept for one viewer, each once, and removed one by one', async () => {
  for (let number = 1; number <= 12; number += 1) await addRecentWord('one', `낱말 ${number}`);
  await addRecentWord('one', '낱말 5');
  expect(words().slice(0, 3)).toEqual(['낱말 5', '낱말 12', '낱말 11']);
  expect(words()).toHaveLength(10);
  removeRecentWord('one', '낱말 5');
  expect(words()).not.toContain('낱말 5');
  await readRecentWords('two');
  expect(words()).toEqual([]);
  await readRecentWords('one');
  expect(words()).toHaveLength(9);
  await deleteViewerDatabase('one');
});

test('switched off, nothing is stored any more', async () => {
  await addRecentWord('three', '고양이');
  keepRecentWords('three', false);
  await addRecentWord('three', '강아지');
  expect(recentWords.get()).toEqual({ isKept: false, words: [] });
  expect(await storedFor('three')).toEqual({ isKept: false, words: [] });
});

test('a word that is added while the stored ones are read is added to them', async () => {
  await set('search-words', { isKept: true, words: ['커피'] }, viewerStore('four', 'visits'));
  void readRecentWords('four');
  await addRecentWord('four', '꽃');
  expect(words()).toEqual(['꽃', '커피']);
});

test('a word of somebody who has signed out meanwhile is nobody’s', async () => {
  const added = addRecentWord('six', '고양이');
  await readRecentWords('seven');
  await added;
  expect(words()).toEqual([]);
  expect([await storedFor('six'), await storedFor('seven')]).toEqual([undefined, undefined]);
});

test('the saved results of a word go with it, and all of them when no word is to be kept', async () => {
  const found = { similar: null, pages: [[]] };
  const names = ['고양이', '고양이 컵', '꽃'].map((keyword) => ({ keyword, kind: 'all' as const }));
  const saved = async () => {
    const results = await Promise.all(names.map((name) => readSearch('five', name)));
    return names.filter((_name, index) => results[index]).map(({ keyword }) => keyword);
  };
  for (const name of names) await saveSearch('five', name, found);
  removeRecentWord('five', '고양이');
  await expect.poll(saved).toEqual(['고양이 컵', '꽃']);
  removeRecentWords('five');
  await expect.poll(saved).toEqual([]);
  for (const name of names) await saveSearch('five', name, found);
  keepRecentWords('five', false);
  await expect.poll(saved).toEqual([]);
});
