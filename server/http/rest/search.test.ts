import { beforeAll, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';

const server = withApp();
const make = catalogue(server.pool);

beforeAll(async () => {
  for (let number = 1; number <= 45; number += 1) await make.graphic(`고양이 ${number}`);
  await make.graphic('100% 면');
});

const get = (path: string, query: Record<string, string>) =>
  server.app.inject({ url: `/api/v1${path}`, query });
const search = async (query: Record<string, string>) => (await get('/search', query)).json();

test('all kinds at once: the best of each, and how many there are', async () => {
  const { kinds } = await search({ keyword: '고양이' });
  expect(kinds.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
    ['product', 0],
    ['custom', 0],
    ['graphic', 45],
    ['artist', 0],
    ['brand', 0],
  ]);
  expect(kinds[2].ids).toHaveLength(4);
});

test('one kind comes page by page, each item once, until there are no more', async () => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const { kinds } = await search({ keyword: '고양이', kind: 'graphic', ...(cursor && { cursor }) });
    ids.push(...kinds[0].ids);
    cursor = kinds[0].next;
  } while (cursor);
  expect(ids).toHaveLength(45);
  expect(new Set(ids).size).toBe(45);
});

test('a word in the other keyboard layout too', async () => {
  const typed = await search({ keyword: 'rhdiddl', kind: 'graphic' });
  expect(typed).toMatchObject({ similar: '고양이', kinds: [{ total: 45 }] });
  const next = await search({ keyword: 'rhdiddl', kind: 'graphic', cursor: typed.kinds[0].next });
  expect(next.kinds[0].ids).toHaveLength(20);
  expect(next.kinds[0].ids).not.toContain(typed.kinds[0].ids[0]);
});

test('more than a hundred are not counted', async () => {
  await server.pool.query(
    `insert into brand (name_ko, name_en, logo_src) select '많은 브랜드', '', '/b' from generate_series(1, 130)`,
  );
  const { kinds } = await search({ keyword: '많은', kind: 'brand' });
  expect(kinds[0]).toMatchObject({ total: 100, is_more: true });
});

test('a response is the same for everybody and may be cached for a moment', async () => {
  expect((await get('/search', { keyword: '고양이' })).headers['cache-control']).toBe('public, max-age=30');
});

const odd = {
  'percent signs and underscores': '%_%',
  backslashes: '\\\\%\\',
  'a NUL': '\u0000',
  'only spaces': ' \t\u3000 ',
  nothing: '',
  emoji: '😀👨‍👩‍👧',
  quotes: `'";--`,
};

test.each(Object.entries(odd))('%s find nothing, and harm nothing', async (_name, keyword) => {
  const response = await get('/search', { keyword });
  expect(response.statusCode).toBe(200);
  expect(response.json().kinds).toEqual([]);
  expect((await get('/search/suggestions', { keyword })).json()).toEqual({ suggestions: [] });
});

test.each([
  ['a wildcard between letters', '고%이', 0],
  ['a NUL between letters', '고\u0000양이', 45],
  ['a percent sign in a name', '100%', 1],
  ['an emoji behind a word', '고양이😀', 45],
  ['fifty words', '고양이 '.repeat(25), 45],
])('%s is read as a space', async (_name, keyword, total) => {
  const { kinds } = await search({ keyword, kind: 'graphic' });
  expect(kinds[0].total).toBe(total);
});

test('a lone surrogate is no letter', async () => {
  const { statusCode } = await server.app.inject('/api/v1/search?keyword=%ED%A0%80%EA%B3%A0');
  expect(statusCode).toBeLessThan(500);
});

test.each([
  ['ten thousand letters', { keyword: 'a'.repeat(10_000) }],
  ['a kind that is none', { keyword: '고양이', kind: 'user' }],
  ['a cursor of another making', { keyword: '고양이', kind: 'graphic', cursor: `e.0.0.' or true` }],
  ['no keyword', {}],
])('%s is refused', async (_name, query) => {
  const response = await get('/search', query as Record<string, string>);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('VALIDATION');
});

test('letters that decompose into many make no long pattern', async () => {
  expect((await get('/search', { keyword: '\ufdfa'.repeat(100) })).statusCode).toBe(200);
});

test('words that others have searched for are listed', async () => {
  await server.pool.query(
    `insert into search_word (word, count, networks) select word, count, rpad(repeat('1', count), 256, '0')::bit(256)
     from (values ('고양이', 4), ('cat', 3), ('cat 머그', 3), ('드문 말', 2)) as searched (word, count)`,
  );
  const list = async (locale: string) => (await get('/search/popular-words', { locale })).json().words;
  expect(await list('ko')).toEqual(['고양이', 'cat', 'cat 머그']);
  expect(await list('en')).toEqual(['cat']);
});
