import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Locale } from '#src/shared/locale.ts';

export type SearchWords = {
  /** Counts a word once a day for each network. Nothing is written yet. */
  count(word: string, network: string): void;
  /** Adds what was counted to the table. */
  flush(): Promise<void>;
  /** The words that many have searched for lately. In English without Korean words. */
  listPopular(locale: Locale): Promise<readonly string[]>;
};

/** Words that one flush writes at most, and who counted what today: beyond that a word is not counted. */
const maxWords = 1_000;
const maxCounted = 50_000;
/** Words of one network on one day, so that nobody uses up the number above alone. */
const maxOfNetwork = 500;
/** Single letters, and what is typed without its vowels, would only look odd in a list. */
const isPresentable = (word: string) => /^[^\u1100-\u11ff]{2,30}$/u.test(word);

export const keptDays = 30;
/** Different networks that must have searched for a word, so that nobody can make their own one popular. */
const minNetworks = 3;
/** Bits that networks are told apart by, as the column has them. */
const networkBits = 256;
const maxPopular = 10;
const popularMs = 5 * 60_000;

/** The numbers that are added to a word: how often, and the bits of its networks. */
type Pending = { count: number; readonly bits: Set<number> };

/** @param networkKey stays the same, so that a network of today is known among those of all days and processes */
export function createSearchWords(pool: Pool, networkKey: Buffer, now: () => number = Date.now): SearchWords {
  // Only in memory, under a key that nobody knows: neither a network nor what it searched for can be read from it.
  const key = randomBytes(32);
  const counted = new Set<string>();
  const countedOf = new Map<string, number>();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64');
  let countedDay = '';
  let pending = new Map<string, Pending>();
  const popular = new LRUCache<Locale, Promise<readonly string[]>>({
    max: 2,
    ttl: popularMs,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    count(word, network) {
      startDay();
      const isWritten = pending.size < maxWords || pending.has(word);
      if (!isPresentable(word) || !isWritten || !isFirst(word, network)) return;
      const added = pending.get(word) ?? { count: 0, bits: new Set() };
      added.count += 1;
      added.bits.add(bitOf(network, networkKey));
      pending.set(word, added);
    },

    async flush() {
      const words = [...pending].toSorted(([a], [b]) => (a < b ? -1 : 1));
      if (words.length === 0) return;
      pending = new Map();
      await pool.query(
        `insert into search_word (word, count, networks)
         select word, count, networks::bit(256) from unnest($1::text[], $2::int[], $3::text[]) as added (word, count, networks)
         on conflict (day, word) do update set count = search_word.count + excluded.count,
           networks = search_word.networks | excluded.networks`,
        [
          words.map(([word]) => word),
          words.map(([, { count }]) => count),
          words.map(([, { bits }]) => bitString(bits)),
        ],
      );
    },

    listPopular(locale) {
      const known = popular.get(locale);
      if (known) return known;
      const words = readPopular(pool, locale);
      popular.set(locale, words);
      words.catch(() => {
        if (popular.peek(locale) === words) popular.delete(locale);
      });
      return words;
    },
  };

  function startDay(): void {
    const day = new Date(now()).toISOString().slice(0, 10);
    if (day === countedDay) return;
    countedDay = day;
    counted.clear();
    countedOf.clear();
  }

  /** Whether the network has not counted this word today, and neither limit is reached. */
  function isFirst(word: string, network: string): boolean {
    const once = hash(`${network} ${word}`);
    const hashedNetwork = hash(network);
    const known = countedOf.get(hashedNetwork) ?? 0;
    if (counted.has(once) || counted.size >= maxCounted || known >= maxOfNetwork) return false;
    counted.add(once);
    countedOf.set(hashedNetwork, known + 1);
    return true;
  }
}

const bitOf = (network: string, key: Buffer) =>
  createHmac('sha256', key).update(`searched from ${network}`).digest().readUInt8() % networkBits;

const bitString = (bits: ReadonlySet<number>) =>
  Array.from({ length: networkBits }, (_, bit) => (bits.has(bit) ? '1' : '0')).join('');

async function readPopular(pool: Pool, locale: Locale): Promise<readonly string[]> {
  const { rows } = await pool.query<{ word: string }>(
    `select word from search_word where day > current_date - $1::int and ($4 = 'ko' or word !~ '[ㄱ-ㅣ가-힣]')
     group by word having bit_count(bit_or(networks)) >= $2
     order by bit_count(bit_or(networks)) desc, sum(count) desc, word limit $3`,
    [keptDays, minNetworks, maxPopular, locale],
  );
  return rows.map(({ word }) => word);
}
