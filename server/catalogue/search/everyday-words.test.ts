import { beforeAll, expect, test } from 'vitest';
import { insertDemoRows } from '#demo/seeding/insert-demo-rows.ts';
import { withDatabase } from '#tests/support/database.ts';
import { everydayWords } from './everyday-words.ts';
import { parseKeyword } from './keyword.ts';
import { refreshSearch } from './refresh-search.ts';
import { search } from './search.ts';

const { pool } = withDatabase();

beforeAll(async () => {
  const client = await pool.connect();
  await insertDemoRows(client, new Date());
  client.release();
  await refreshSearch(pool);
}, 60_000);

/** The Korean names of the best results, as the page of a search begins. */
async function find(typed: string): Promise<readonly string[]> {
  const keyword = parseKeyword(typed);
  if (!keyword) throw new Error('nothing to search for');
  const { kinds } = await search(pool, keyword, { kind: 'all' });
  const { rows } = await pool.query<{ name_ko: string }>(
    'select name_ko from search_entry where id = any($1)',
    [kinds.flatMap(({ ids }) => ids)],
  );
  return rows.map(({ name_ko }) => name_ko);
}

test('a hundred everyday words are walked, each once', () => {
  expect(everydayWords.length).toBeGreaterThanOrEqual(100);
  expect(new Set(everydayWords.map(([typed]) => typed)).size).toBe(everydayWords.length);
});

test.each(everydayWords)('%s finds %s in the demo shop', async (typed, found) => {
  expect((await find(typed)).filter((name) => new RegExp(found).test(name))).not.toEqual([]);
});

test.each([
  ['크리스마스 선물', '머그 키링 에코백 텀블러'],
  ['christmas gift', 'mug keyring tote tumbler'],
])(
  'for %s the page says what was searched for instead, each word once and in its language',
  async (typed, said) => {
    const keyword = parseKeyword(typed);
    if (!keyword) throw new Error('nothing to search for');
    expect((await search(pool, keyword, { kind: 'all' })).similar).toBe(said);
  },
);
