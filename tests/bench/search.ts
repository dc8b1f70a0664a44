import { createPool } from '#server/database/pool.ts';
import { type Kind, kinds } from '#server/search/item-kinds.ts';
import { parseKeyword } from '#server/search/keyword.ts';
import { refreshSearch } from '#server/search/refresh-search.ts';
import { search } from '#server/search/search.ts';
import { suggest } from '#server/search/suggest.ts';
import { silent, startScalePostgres } from './scale-shop.ts';

// Searches of the large shop, each as its route does it: how long one takes at worst, and whether that is within its bound.

const rounds = 20;
const boundMs = { typed: 50, misspelt: 150, suggested: 250 } as const;

const keywords = {
  typed: [
    '고양이',
    '고야',
    'ㄱㅇㅇ',
    'ㅅ',
    '스티커',
    '한 조각 스티커',
    '고양이스티커',
    'sticker',
    'a',
    '%_',
    '없는말이다',
  ],
  misspelt: ['고앙이', '스티거', '맨투멘', 'stiker', 'rhdiddl', 'ㅊㅁㅅ', '공'],
} as const;

const postgres = await startScalePostgres();
const pool = createPool(postgres.address, silent);

async function measure(work: () => Promise<unknown>): Promise<number> {
  await work();
  const each: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    each.push(performance.now() - begun);
  }
  return each.sort((one, other) => one - other)[Math.floor(rounds * 0.95)] ?? 0;
}

type Worst = { readonly ms: number; readonly keyword: string };

async function worstOf(
  words: readonly string[],
  work: (keyword: string) => Promise<unknown>,
): Promise<Worst> {
  let worst: Worst = { ms: 0, keyword: '' };
  for (const keyword of words) {
    const ms = await measure(() => work(keyword));
    if (ms > worst.ms) worst = { ms, keyword };
  }
  return worst;
}

const searchKind = (kind: Kind) => async (typed: string) => {
  const keyword = parseKeyword(typed);
  if (keyword) await search(pool, keyword, { kind });
};

function print(title: string, { ms, keyword }: Worst, bound: number): void {
  const verdict = ms <= bound ? '' : '  MORE THAN ITS BOUND';
  console.log(
    `${title.padEnd(34)} p95 ${ms.toFixed(1).padStart(7)} ms of ${bound}, worst: ${keyword}${verdict}`,
  );
  if (ms > bound) process.exitCode = 1;
}

try {
  await refreshSearch(pool);
  for (const kind of kinds) {
    print(`search ${kind}`, await worstOf(keywords.typed, searchKind(kind)), boundMs.typed);
    print(`search ${kind}, misspelt`, await worstOf(keywords.misspelt, searchKind(kind)), boundMs.misspelt);
  }
  const suggestTo = async (typed: string) => {
    const keyword = parseKeyword(typed);
    if (keyword) await suggest(pool, keyword);
  };
  print('suggestions', await worstOf(keywords.typed, suggestTo), boundMs.suggested);
} finally {
  await pool.end();
  await postgres.stop();
}
