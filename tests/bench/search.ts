import { type Kind, kinds } from '#server/catalogue/search/item-kinds.ts';
import { parseKeyword } from '#server/catalogue/search/keyword.ts';
import { refreshSearch } from '#server/catalogue/search/refresh-search.ts';
import { search } from '#server/catalogue/search/search.ts';
import { suggest } from '#server/catalogue/search/suggest.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { silent, startScalePostgres } from './scale-shop.ts';

// Searches of the large shop, each as its route does it, by what is typed; beside a scan of all names with ILIKE, which
// finds words and parts of them, but neither initial consonants nor what is misspelt. The bound is that of the slowest keyword.

const rounds = 40;
const scanRounds = 4;
const boundMs = { typed: 50, misspelt: 150, suggested: 250 } as const;

type Group = { readonly name: string; readonly bound: number; readonly keywords: readonly string[] };

const typed: readonly Group[] = [
  {
    name: 'words',
    bound: boundMs.typed,
    keywords: ['고양이', '스티커', '한 조각 스티커', '고양이스티커', 'sticker', '%_', '없는말이다'],
  },
  { name: 'partial words', bound: boundMs.typed, keywords: ['고', '고야', '양이', 'a', 'stic'] },
  { name: 'initial consonants', bound: boundMs.typed, keywords: ['ㄱㅇㅇ', 'ㅅㅌㅋ', 'ㅅ'] },
];
const misspelt: Group = {
  name: 'misspelt',
  bound: boundMs.misspelt,
  keywords: ['고앙이', '스티거', '맨투멘', 'stiker', 'rhdiddl', 'ㅊㅁㅅ', '공'],
};

const postgres = await startScalePostgres();
const pool = createPool(postgres.address, silent);

/**
 * How long the work takes with each keyword in several rounds, after one that does not count. Keywords take turns, so that
 * whatever else the machine does slows down all of them.
 */
async function measure(count: number, keywords: readonly string[], work: Search): Promise<number[][]> {
  for (const keyword of keywords) await work(keyword);
  const times: number[][] = keywords.map(() => []);
  for (let round = 0; round < count; round += 1) {
    for (const [place, keyword] of keywords.entries()) {
      const begun = performance.now();
      await work(keyword);
      times[place]?.push(performance.now() - begun);
    }
  }
  return times;
}

const at = (all: readonly number[], share: number) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length * share)] ?? 0;

type Search = (keyword: string) => Promise<unknown>;

async function measureGroup({ keywords, bound }: Group, work: Search, scan: Search | null) {
  const times = await measure(rounds, keywords, work);
  const scans = scan ? await measure(scanRounds, keywords, scan) : [];
  let worst = { p95: 0, keyword: '' };
  for (const [place, keyword] of keywords.entries()) {
    const p95 = at(times[place] ?? [], 0.95);
    if (p95 > worst.p95) worst = { p95, keyword };
  }
  if (worst.p95 > bound) process.exitCode = 1;
  return { times: times.flat(), scans: scans.flat(), worst };
}

const cell = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`.padStart(10);

async function printGroup(title: string, group: Group, work: Search, scan: Search | null): Promise<void> {
  const { times, scans, worst } = await measureGroup(group, work, scan);
  const beside = scan
    ? `   scan p50${cell(at(scans, 0.5))} p95${cell(at(scans, 0.95))}   ratio ${(at(times, 0.5) / at(scans, 0.5)).toFixed(2)}`
    : '';
  const verdict = worst.p95 <= group.bound ? '' : '  MORE THAN ITS GOAL';
  console.log(
    `${title.padEnd(30)} p50${cell(at(times, 0.5))} p95${cell(at(times, 0.95))}${beside}` +
      `   slowest ${worst.keyword} p95${cell(worst.p95)}   goal ${group.bound} ms${verdict}`,
  );
}

const searchKind =
  (kind: Kind): Search =>
  async (text) => {
    const keyword = parseKeyword(text);
    if (keyword) await search(pool, keyword, { kind });
  };

/** Searches as a shop without an index would. */
const scanKind =
  (kind: Kind): Search =>
  (text) =>
    inTransaction(pool, async (client) => {
      await client.query('set local enable_indexscan = off; set local enable_bitmapscan = off');
      const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`;
      await client.query(
        `select id from search_entry where kind = $1 and (name_ko ilike $2 or name_en ilike $2)
         order by name_ko limit 20`,
        [kind, pattern],
      );
    });

const suggestTo: Search = async (text) => {
  const keyword = parseKeyword(text);
  if (keyword) await suggest(pool, keyword);
};

try {
  await refreshSearch(pool);
  for (const kind of kinds) {
    for (const group of [...typed, misspelt]) {
      await printGroup(`${kind}, ${group.name}`, group, searchKind(kind), scanKind(kind));
    }
  }
  const suggested = {
    name: 'all',
    bound: boundMs.suggested,
    keywords: typed.flatMap(({ keywords }) => keywords),
  };
  await printGroup('suggestions of all kinds', suggested, suggestTo, null);
} finally {
  await pool.end();
  await postgres.stop();
}
