import { beforeEach, expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { refreshSearch } from './refresh-search.ts';
import { createSearchWords } from './search-words.ts';

const { pool } = withDatabase();
let now = Date.now();
const networkKey = Buffer.alloc(32, 1);
const words = () => createSearchWords(pool, networkKey, () => now);

beforeEach(() => pool.query('delete from search_word'));

const stored = async () => {
  const { rows } = await pool.query('select word, count from search_word order by word');
  return rows;
};

test('a word is popular when three networks have searched for it, however often one of them did', async () => {
  const counted = words();
  for (let times = 0; times < 50; times += 1) counted.count('광고', '203.0.113.1');
  for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) counted.count('고양이', network);
  await counted.flush();
  expect(await stored()).toEqual([
    { word: '고양이', count: 3 },
    { word: '광고', count: 1 },
  ]);
  expect(await words().listPopular('ko')).toEqual(['고양이']);
});

test('a network that searches for its own word every day does not make it popular, with others it does', async () => {
  for (let day = 0; day < 4; day += 1) {
    // Another process each day, as after a restart: it remembers nothing of the day before.
    const counted = words();
    counted.count('광고', '203.0.113.1');
    counted.count('광고', '203.0.113.1');
    await counted.flush();
    await pool.query('update search_word set day = day - 1');
  }
  expect(await words().listPopular('ko')).toEqual([]);
  const counted = words();
  for (const network of ['203.0.113.2', '203.0.113.3']) counted.count('광고', network);
  await counted.flush();
  expect(await words().listPopular('ko')).toEqual(['광고']);
});

test('nothing that is stored says who has searched', async () => {
  const { rows } = await pool.query(
    `select column_name from information_schema.columns where table_name = 'search_word' order by 1`,
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(['count', 'day', 'networks', 'word']);
});

test('the next day counts again', async () => {
  const counted = words();
  counted.count('고양이', '203.0.113.1');
  now += 24 * 60 * 60_000;
  counted.count('고양이', '203.0.113.1');
  await counted.flush();
  expect(await stored()).toEqual([{ word: '고양이', count: 2 }]);
});

test.each(['ㄱㅇㅇ'.normalize('NFKD'), '고', '가'.repeat(31)])(
  '%s is not worth a place in the list',
  async (word) => {
    const counted = words();
    counted.count(word, '203.0.113.1');
    await counted.flush();
    expect(await stored()).toEqual([]);
  },
);

test('a flood of different words writes a thousand of them at most', async () => {
  const counted = words();
  for (let number = 0; number < 3_000; number += 1) {
    counted.count(`단어 ${number}`, `203.0.113.${number % 9}`);
  }
  await counted.flush();
  expect(await stored()).toHaveLength(1_000);
});

test('a network that searches for hundreds of words does not stop the counting of others', async () => {
  const counted = words();
  for (let number = 0; number < 600; number += 1) counted.count(`단어 ${number}`, '203.0.113.1');
  counted.count('고양이', '203.0.113.2');
  await counted.flush();
  expect(await stored()).toHaveLength(501);
  expect(await stored()).toContainEqual({ word: '고양이', count: 1 });
});

test('words of a month ago are removed', async () => {
  await pool.query(`insert into search_word (word, day, count) values
    ('오래된 말', current_date - 30, 9), ('요즘 말', current_date - 29, 9)`);
  await refreshSearch(pool);
  expect(await stored()).toEqual([{ word: '요즘 말', count: 9 }]);
});
