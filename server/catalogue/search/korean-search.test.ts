import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { parseKeyword } from './keyword.ts';
import { refreshSearch } from './refresh-search.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

const names = [
  ['고양이 티셔츠', 'Cat Tee'],
  ['졸린 고양이', 'Sleepy Cat'],
  ['검은고양이 후드티', 'Black Cat Hoodie'],
  ['공룡 스티커', 'Dinosaur Sticker'],
  ['에코백', 'Café Tote Bag'],
  ['작은 곰', 'Little Bear'],
] as const;

beforeAll(async () => {
  const graphic = {
    src: '/g',
    width: 1,
    height: 1,
    extension: 'svg',
    origin_price: 1000,
    price: 1000,
    promotion_price: 1000,
  };
  const artist_id = await make.artist();
  for (const [name_ko, name_en] of names) {
    await make.insert('graphic', { ...graphic, name_ko, name_en, artist_id });
  }
  await pool.query(`update graphic set like_count = 7 where name_ko = '검은고양이 후드티'`);
  await refreshSearch(pool);
});

/** The Korean names that are found, in their order, and what was searched for as well. */
async function find(typed: string) {
  const keyword = parseKeyword(typed);
  if (!keyword) return null;
  const { kinds, similar } = await search(pool, keyword, { kind: 'graphic' });
  const { rows } = await pool.query<{ name_ko: string }>(
    `select name_ko from unnest($1::uuid[]) with ordinality as found (id, place)
     join graphic using (id) order by place`,
    [kinds[0]?.ids],
  );
  return { names: rows.map(({ name_ko }) => name_ko), similar };
}

const namesFor = async (typed: string) => (await find(typed))?.names;

describe('a shopper finds', () => {
  test('a name by its beginning before names that contain the word, and among those the most liked first', async () => {
    expect(await namesFor('고양이')).toEqual(['고양이 티셔츠', '졸린 고양이', '검은고양이 후드티']);
    await pool.query(`update graphic set name_ko = '아기고양이' where name_ko = '졸린 고양이'`);
    expect(await namesFor('고양이')).toEqual(['고양이 티셔츠', '검은고양이 후드티', '아기고양이']);
    await pool.query(`update graphic set name_ko = '졸린 고양이' where name_ko = '아기고양이'`);
  });

  test('the whole name before all others', async () => {
    const cat = await make.graphic('고양이');
    expect((await namesFor('고양이'))?.[0]).toBe('고양이');
    await pool.query('update graphic set deleted_at = now() where id = $1', [cat]);
    expect(await namesFor('고양이')).not.toContain('고양이');
  });

  test.each(['고야', '고양ㅇ', '고'])('고양이 while its syllables are being typed: %s', async (typed) => {
    expect(await namesFor(typed)).toContain('고양이 티셔츠');
  });

  test('고양이 when the next consonant still belongs to the syllable before: 공', async () => {
    // The dinosaur is what was typed; the cat is what it may become.
    const found = await namesFor('공');
    expect((await find('공'))?.similar).toBeNull();
    expect(found?.[0]).toBe('공룡 스티커');
    expect(found).toContain('고양이 티셔츠');
  });

  test.each([
    ['ㄱㅇㅇ', '고양이 티셔츠'],
    ['ㅌㅅㅊ', '고양이 티셔츠'],
    ['ㄱㅇㅇㅌㅅㅊ', '고양이 티셔츠'],
    ['ㄱㄹ ㅅㅌㅋ', '공룡 스티커'],
    ['ㅈㅇ', '작은 곰'],
  ])('a name by its initial consonants: %s', async (typed, name) => {
    expect(await namesFor(typed)).toContain(name);
  });

  test('a name by initial consonants that the keyboard has joined: ㄳ of 검은 색', async () => {
    const id = await make.graphic('감성 그림');
    expect(await namesFor('ㄳ')).toContain('감성 그림');
    await pool.query('delete from graphic where id = $1', [id]);
  });

  test.each(['고양이티셔츠', '고양이 티셔츠', '고양 이티셔츠', '티셔츠 고양이', '  고양이   티셔츠!  '])(
    'a name whatever the spaces and the order of words: %s',
    async (typed) => {
      expect(await namesFor(typed)).toEqual(['고양이 티셔츠']);
    },
  );

  test('a name without a space by words with one', async () => {
    expect(await namesFor('검은 고양이')).toEqual(['검은고양이 후드티']);
  });

  test.each([
    ['고양아', '고양이'],
    ['고앙이', '고양이'],
    ['고야이', '고양이'],
    ['스티거', '스티커'],
    ['stiker', 'sticker'],
    ['dinosur', 'dinosaur'],
    ['hodoie', 'hoodie'],
  ])('the word with one wrong letter, and reads what was searched for: %s', async (typed, meant) => {
    const found = await find(typed);
    expect(found?.similar).toBe(meant);
    expect(found?.names).toEqual(await namesFor(meant));
    expect(found?.names).not.toEqual([]);
  });

  test.each(['CAT', 'sleepy', 'cafe', 'ｃａｔ', 'cattee', 'ca'])('a name in English: %s', async (typed) => {
    expect(await namesFor(typed)).not.toEqual([]);
  });

  test.each([
    ['rhdiddl', '고양이'],
    ['tmxlzj', '스티커'],
    ['ㅊㅁㅅ', 'cat'],
    ['ㅗㅐㅐ야ㄷ', 'hoodie'],
  ])('a keyword that was typed in the other keyboard layout: %s', async (typed, meant) => {
    expect(await find(typed)).toEqual({ names: await namesFor(meant), similar: meant });
  });

  test('nothing for a word that is like none, and nothing is suggested instead', async () => {
    expect(await find('우주선발사대')).toEqual({ names: [], similar: null });
  });
});

test('suggestions are the names themselves, with what their links need', async () => {
  const keyword = parseKeyword('졸린');
  const found = keyword && (await suggest(pool, keyword));
  expect(found).toMatchObject([
    { kind: 'graphic', name_ko: '졸린 고양이', name_en: 'Sleepy Cat', product_id: null, picture_src: '/g' },
  ]);
  expect(found?.[0]?.path_name).toMatch(/^artist-/);
});

test.each(['\u{10107}', '고양이 \u{10D50}\u{10D51}\u{10D52}'])(
  'a letter that the database does not know reads no names: %s',
  async (typed) => {
    const keyword = parseKeyword(typed);
    if (!keyword) throw new Error('it is a letter here');
    const other = await pool.connect();
    try {
      await other.query('begin; lock table search_entry in access exclusive mode');
      expect(await search(pool, keyword, { kind: 'graphic' })).toMatchObject({ kinds: [{ ids: [] }] });
      expect(await suggest(pool, keyword)).toEqual([]);
    } finally {
      await other.query('rollback');
      other.release();
    }
  },
);

test('a keyword is read as the database reads names', async () => {
  const texts = [
    '고양이 T-Shirt 100%',
    'CAFÉ_ŒUVRE',
    'ＡＢＣ　１２３',
    'ㄱㅇㅇ',
    '½ 커피 ☕️',
    'a\\b%c_d',
    'Straße',
    '한\u200b글',
  ];
  for (const text of texts) {
    const { rows } = await pool.query('select search_letters($1) as letters', [text]);
    expect(parseKeyword(text)?.words.join(' ')).toBe(rows[0].letters);
  }
});
