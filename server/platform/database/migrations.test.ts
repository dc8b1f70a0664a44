import { describe, expect, test } from 'vitest';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

async function read<Value>(column: string, table: string, id: string): Promise<Value> {
  const { rows } = await pool.query(`select ${column} as value from ${table} where id = $1`, [id]);
  return rows[0].value;
}

const like = (user: string, graphic: string) =>
  pool.query(
    `insert into graphic_like (user_id, graphic_id) values ($1, $2)
     on conflict (user_id, graphic_id) do update set deleted_at = null`,
    [user, graphic],
  );

const unlike = (user: string, graphic: string) =>
  pool.query('update graphic_like set deleted_at = now() where user_id = $1 and graphic_id = $2', [
    user,
    graphic,
  ]);

describe('the number of likes', () => {
  test('follows a like, an un-like, a like again and a like sent twice', async () => {
    const [user, graphic] = [await make.user(), await make.graphic()];
    const count = () => read<number>('like_count', 'graphic', graphic);

    await like(user, graphic);
    expect(await count()).toBe(1);
    await like(user, graphic);
    expect(await count()).toBe(1);
    await unlike(user, graphic);
    await unlike(user, graphic);
    expect(await count()).toBe(0);
    await like(user, graphic);
    expect(await count()).toBe(1);
    await pool.query('delete from graphic_like where graphic_id = $1', [graphic]);
    expect(await count()).toBe(0);
  });

  test('is exact when many like at the same moment', async () => {
    const graphic = await make.graphic();
    const users = await Promise.all(Array.from({ length: 30 }, make.user));
    await Promise.all(users.map((user) => like(user, graphic)));
    expect(await read('like_count', 'graphic', graphic)).toBe(30);
    await Promise.all(users.slice(0, 10).map((user) => unlike(user, graphic)));
    expect(await read('like_count', 'graphic', graphic)).toBe(20);
  });

  test('is exact when members like many things in one statement, in any order', async () => {
    const graphics = await Promise.all(Array.from({ length: 12 }, () => make.graphic()));
    const users = await Promise.all(Array.from({ length: 8 }, make.user));
    const likeAll = 'insert into graphic_like (user_id, graphic_id) select $1, unnest($2::uuid[])';
    const counts = () => Promise.all(graphics.map((id) => read<number>('like_count', 'graphic', id)));
    await Promise.all(
      users.map((user, place) => pool.query(likeAll, [user, place % 2 ? graphics : graphics.toReversed()])),
    );
    expect(new Set(await counts())).toEqual(new Set([8]));
    await Promise.all(
      users.map((user) =>
        pool.query('update graphic_like set deleted_at = now() where user_id = $1', [user]),
      ),
    );
    expect(new Set(await counts())).toEqual(new Set([0]));
  });

  test.each([
    ['product', 'product_like', 'like_count'],
    ['artist', 'artist_follow', 'follow_count'],
    ['brand', 'brand_follow', 'follow_count'],
  ] as const)('is kept for a %s too', async (table, likes, column) => {
    const [user, target] = [await make.user(), await make[table]()];
    await pool.query(`insert into ${likes} (user_id, ${table}_id) values ($1, $2)`, [user, target]);
    expect(await read(column, table, target)).toBe(1);
  });
});

describe('the score of a product', () => {
  const review = async (product_id: string, score: number) =>
    make.insert('review', { product_id, user_id: await make.user(), score, content: '좋아요' });
  const score = async (product: string) => [
    await read('review_count', 'product', product),
    await read('average_score', 'product', product),
  ];

  test('is the average of the reviews that show', async () => {
    const product = await make.product();
    expect(await score(product)).toEqual([0, '0.00']);
    const [worst] = await Promise.all([review(product, 1), review(product, 5), review(product, 5)]);
    expect(await score(product)).toEqual([3, '3.67']);
    await pool.query(`update review set state = 'BLIND' where id = $1`, [worst]);
    expect(await score(product)).toEqual([2, '5.00']);
    await pool.query(`update review set deleted_at = now() where product_id = $1`, [product]);
    expect(await score(product)).toEqual([0, '0.00']);
  });

  test('knows how many reviews of each score there are, and how many with photos', async () => {
    const product = await make.product();
    const [five, two] = await Promise.all([review(product, 5), review(product, 2), review(product, 5)]);
    const counts = async () =>
      (
        await pool.query(
          `select score, review_count, photo_review_count from review_score_count
           where product_id = $1 and review_count > 0 order by score`,
          [product],
        )
      ).rows.map(Object.values);
    const photo = await make.insert('review_image', { review_id: five, src: '/a.webp', width: 1, height: 1 });
    expect(await counts()).toEqual([
      [2, 1, 0],
      [5, 2, 1],
    ]);
    await pool.query('update review set score = 4 where id = any($1)', [[five, two]]);
    await pool.query('delete from review_image where id = $1', [photo]);
    expect(await counts()).toEqual([
      [4, 2, 0],
      [5, 1, 0],
    ]);
    await pool.query(`update review set state = 'BLIND' where id = $1`, [two]);
    await pool.query('delete from review_image where review_id = $1', [five]);
    await pool.query('delete from review where id = $1', [five]);
    expect(await counts()).toEqual([[5, 1, 0]]);
  });

  test('counts every review when many are written at the same moment', async () => {
    const product = await make.product();
    await Promise.all(Array.from({ length: 20 }, (_, index) => review(product, (index % 5) + 1)));
    expect(await score(product)).toEqual([20, '3.00']);
  });
});

describe('the stock of a product', () => {
  test('is the sum over its colors and sizes on sale', async () => {
    const product = await make.product();
    const [black, white] = [await make.option(product), await make.option(product)];
    const [small] = await Promise.all([
      make.variant(black, 'S', 3),
      make.variant(black, 'M', 4),
      make.variant(white, 'S', 5),
    ]);
    const stock = () => read<number>('stock_count', 'product', product);
    expect(await stock()).toBe(12);
    await pool.query('update product_variant set stock_count = 0 where id = $1', [small]);
    expect(await stock()).toBe(9);
    await pool.query(`update product_option set state = 'HIDDEN' where id = $1`, [white]);
    expect(await stock()).toBe(4);
    await pool.query('update product_option set deleted_at = now() where id = $1', [black]);
    expect(await stock()).toBe(0);
  });

  test('is exact when many buy at the same moment', async () => {
    const product = await make.product();
    const variant = await make.variant(await make.option(product), 'S', 20);
    const buy = () =>
      pool.query('update product_variant set stock_count = stock_count - 1 where id = $1', [variant]);
    await Promise.all(Array.from({ length: 15 }, buy));
    expect(await read('stock_count', 'product', product)).toBe(5);
  });

  test('moves along with a variant and with a color', async () => {
    const [former, later] = [await make.product(), await make.product()];
    const [color, other] = [await make.option(former), await make.option(later)];
    const variant = await make.variant(color, 'S', 3);
    await make.variant(color, 'M', 4);
    const stocks = async () => [
      await read('stock_count', 'product', former),
      await read('stock_count', 'product', later),
    ];
    await pool.query('update product_variant set product_option_id = $2 where id = $1', [variant, other]);
    expect(await stocks()).toEqual([4, 3]);
    await pool.query('update product_option set product_id = $2 where id = $1', [color, later]);
    expect(await stocks()).toEqual([0, 7]);
  });

  test('is exact when a color is hidden while it sells', async () => {
    const product = await make.product();
    const [hidden, shown] = [await make.option(product), await make.option(product)];
    const sold = [await make.variant(hidden, 'S', 30), await make.variant(shown, 'S', 30)];
    const buy = (id: string | undefined) =>
      pool.query('update product_variant set stock_count = stock_count - 1 where id = $1', [id]);
    const show = (state: string) =>
      pool.query('update product_option set state = $2 where id = $1', [hidden, state]);
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 3 === 0 ? show(turn % 2 === 0 ? 'HIDDEN' : 'ACT') : buy(sold[turn % 2]),
      ),
    );
    await show('HIDDEN');
    expect(await read('stock_count', 'product', product)).toBe(20);
    await show('ACT');
    expect(await read('stock_count', 'product', product)).toBe(40);
  });

  test('is summed up without reading what other products have', async () => {
    const products = await Promise.all(Array.from({ length: 30 }, () => make.product()));
    const sold = await make.variant(await make.option(await make.product()), 'S', 5);
    await pool.query(
      `with color as (
        insert into product_option (product_id, name_ko, name_en, color_code)
        select unnest($1::uuid[]), '색', 'Color', '#000000' from generate_series(1, 4) returning id)
      insert into product_variant (product_option_id, size, production_method, stock_count)
        select id, unnest(array['S', 'M', 'L', 'XL']), 'NONE', 5 from color`,
      [products],
    );
    for (const table of ['product', 'product_option', 'product_variant'])
      await pool.query(`analyze ${table}`);
    const client = await pool.connect();
    const rowsRead = async () => {
      const { rows } = await client.query<{ total: number }>(
        `select sum(seq_tup_read + idx_tup_fetch)::int as total from pg_stat_xact_user_tables
         where relname in ('product', 'product_option', 'product_variant')`,
      );
      return rows[0]?.total ?? 0;
    };
    // As an order does, see server/http/rest/idempotency.ts.
    await client.query(
      'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off',
    );
    const before = await rowsRead();
    await client.query('update product_variant set stock_count = stock_count - 1 where id = $1', [sold]);
    const read = (await rowsRead()) - before;
    await client.query('rollback');
    client.release();
    expect(read).toBeLessThan(40);
  });
});

describe('search', () => {
  const find = async (column: string, pattern: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `select name_ko as name from graphic where ${column} like $1 order by name_ko`,
      [pattern],
    );
    return rows.map(({ name }) => name);
  };

  test('finds a half-typed syllable, capitals aside, and initial consonants', async () => {
    await Promise.all(['졸린 고양이', '고래', 'Cat 고양이'].map(make.graphic));
    const typed = '고야'.normalize('NFD');
    expect(await find('search', `%${typed}%`)).toEqual(['Cat 고양이', '졸린 고양이']);
    expect(await find('search', '%cat%')).toEqual(['Cat 고양이']);
    expect(await find('search_initials', 'ㅈㄹ%')).toEqual(['졸린 고양이']);
    expect(await find('search_initials', '%ㄱㄹ%')).toEqual(['고래']);
    expect(await find('search_initials', 'cat ㄱㅇㅇ')).toEqual(['Cat 고양이']);
  });

  test('reads the trigram index', async () => {
    const client = await pool.connect();
    await client.query('begin; set local enable_seqscan = off');
    for (const [column, pattern] of [
      ['search', `%${'고양이'.normalize('NFD')}%`],
      ['search_initials', '%ㄱㅇㅇ%'],
    ] as const) {
      const { rows } = await client.query(`explain select id from graphic where ${column} like '${pattern}'`);
      expect(JSON.stringify(rows)).toContain(`graphic_${column}_idx`);
    }
    await client.query('rollback');
    client.release();
  });
});

test('the rules of the shop that were valid before a change stay known', async () => {
  const fees = async () =>
    (
      await pool.query(`select policy -> 'delivery_fee' as fee from shop_policy_history order by id`)
    ).rows.map(({ fee }) => fee);
  await pool.query('update shop_policy set delivery_fee = 2500');
  expect(await fees()).toEqual([3000, 2500]);
  await expect(pool.query('delete from shop_policy_history')).rejects.toThrow('are not changed');
});

test('a changed row gets a new updated_at', async () => {
  const product = await make.product();
  const before = await read<Date>('updated_at', 'product', product);
  await pool.query('update product set position = 1 where id = $1', [product]);
  expect((await read<Date>('updated_at', 'product', product)).getTime()).toBeGreaterThan(before.getTime());
});

test('likes, reviews and orders leave the updated_at of a product as it is', async () => {
  const product = await make.product();
  const before = await read<Date>('updated_at', 'product', product);
  for (const counter of ['like_count', 'review_count', 'stock_count', 'popularity'])
    await pool.query(`update product set ${counter} = ${counter} + 1 where id = $1`, [product]);
  expect(await read<Date>('updated_at', 'product', product)).toEqual(before);
});

test('every foreign key that is looked up backwards has an index', async () => {
  const { rows } = await pool.query(`
    select conrelid::regclass::text || '.' || attname as missing
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
  expect(rows).toEqual([]);
});
