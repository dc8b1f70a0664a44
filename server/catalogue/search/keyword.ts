import { openLastSyllable, searchLetters } from '#src/shared/search-letters.ts';

/** The words that somebody searches for, as `search_letters` of migration 022 keeps names. */
export type Keyword = {
  /** Letters and digits only: no word can be a wildcard or an escape. */
  readonly words: readonly string[];
  /** For shoppers: composed syllables, one space between words. */
  readonly text: string;
};

const maxWords = 5;
/** The limit of the decomposed words: three per Korean syllable at most. */
const maxLetters = 180;

/** @returns null for a text without a letter or a digit */
export function parseKeyword(raw: string): Keyword | null {
  const letters = searchLetters(raw).slice(0, maxLetters);
  return toKeyword(letters.split(' ').filter(Boolean).slice(0, maxWords));
}

export function toKeyword(words: readonly string[]): Keyword | null {
  return words.length > 0 ? { words, text: words.join(' ').normalize('NFC') } : null;
}

/** The keyword if the last consonant belongs to the next syllable; null: it does not end with one. */
export function withOpenSyllable({ words }: Keyword): Keyword | null {
  const last = openLastSyllable(words.at(-1) ?? '');
  return last ? toKeyword([...words.slice(0, -1), last]) : null;
}

/** '아이폰16프로' as 아이폰 16 프로: letters of another script, or a number after Korean ones, begin a word. null: there are none. */
export function withDividedScripts({ words }: Keyword): Keyword | null {
  const divided = words.flatMap((word) => word.match(/[\u1100-\u11ff]+|[^\u1100-\u11ff]+/g) ?? []);
  return divided.length > words.length ? toKeyword(divided) : null;
}
