import { beforeAll, expect, test } from 'vitest';
import { demoSearchWords } from '#demo/catalogue/texts.ts';
import { insertDemoRows } from '#demo/seeding/insert-demo-rows.ts';
import { locales } from '#src/shared/locale.ts';
import { withDatabase } from '#tests/support/database.ts';
import { parseKeyword } from './keyword.ts';
import { search } from './search.ts';
import { createSearchWords } from './search-words.ts';

const { pool } = withDatabase();

beforeAll(async () => {
  const client = await pool.connect();
  await insertDemoRows(client, new Date());
  client.release();
}, 60_000);

test.each(locales)('the demo shop begins with popular words (%s)', async (locale) => {
  expect(await createSearchWords(pool, Buffer.alloc(32)).listPopular(locale)).toEqual(
    demoSearchWords[locale],
  );
});

test.each([...demoSearchWords.ko, ...demoSearchWords.en])(
  '%s finds something in the demo shop',
  async (word) => {
    const keyword = parseKeyword(word);
    const found = keyword && (await search(pool, keyword, { kind: 'all' }));
    expect(found?.kinds.flatMap(({ ids }) => ids)).not.toEqual([]);
    expect(found?.word).toBe(word);
  },
);
