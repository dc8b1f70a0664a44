import { beforeAll, describe, expect, test } from 'vitest';
import { fillScaleShop } from '#demo/scale/fill-scale-shop.ts';
import { insertScaleRows } from '#demo/scale/insert-scale-rows.ts';
import { insertDemoRows } from '#demo/seeding/insert-demo-rows.ts';
import { withDatabase } from '#tests/support/database.ts';
import { explainPlan, nodesOf, type PlanNode, rowsRead, rowsReadIn } from '#tests/support/explain.ts';
import { productListRequests } from '#tests/support/product-list-requests.ts';
import { reviewListRequests } from '#tests/support/review-list-requests.ts';
import { shippedStatements, statementsOf } from '#tests/support/shipped-statements.ts';

// Smaller than the shop of `npm run demo:scale`, with the same rows in the same proportions.
const rows = 2_000;
// Rows that an operation may read of a large table: a page, its related rows and the rows that a filter skips.
const maxRowsRead = 150;
// These operations count or merge all rows of a member.
const readsAllRowsOfMember: readonly string[] = ['Mypage', 'NewFromFollowed'];
// This operation counts no further.
const maxRowsCounted: Readonly<Record<string, number>> = { ProductCount: 1_001 };

const { pool, address } = withDatabase();

beforeAll(async () => {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  // Autovacuum runs at any time, and plans depend on its statistics.
  await client.query(`do $$ declare one regclass; begin
    for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = off)', one);
    end loop; end $$`);
  await insertDemoRows(client, new Date(), () => insertScaleRows(client, rows));
  client.release(true);
}, 120_000);

test('a shop that is large already is not changed', async () => {
  const messages: string[] = [];
  await fillScaleShop(address, (text) => messages.push(text));
  expect(messages).toEqual(['the large shop is there already']);
});

describe('the counters of the large shop equal the counted rows', () => {
  const counted = (table: string, column: string) =>
    `(select count(*) from ${table} each where each.${column} = target.id and each.deleted_at is null)`;

  test.each([
    ['graphic', 'like_count', counted('graphic_like', 'graphic_id')],
    ['product', 'like_count', counted('product_like', 'product_id')],
    ['review', 'like_count', counted('review_like', 'review_id')],
    ['review', 'unlike_count', counted('review_unlike', 'review_id')],
    ['artist', 'follow_count', counted('artist_follow', 'artist_id')],
    ['brand', 'follow_count', counted('brand_follow', 'brand_id')],
    ['graphic', 'product_count', '(select count(*) from graphic_product where graphic_id = target.id)'],
    ['review', 'image_count', '(select count(*) from review_image where review_id = target.id)'],
    [
      'product_artist',
      'graphic_count',
      `(select count(*) from graphic_product join graphic on graphic.id = graphic_id
        where product_id = target.product_id and artist_id = target.artist_id and state = 'ACT' and deleted_at is null)`,
    ],
    ['product', 'popularity', 'product_popularity(like_count, review_count)'],
    ['product', 'review_count', `(${shownReviews('count(*)')})`],
    ['product', 'average_score', `(${shownReviews('coalesce(round(avg(score), 2), 0)')})`],
    [
      'product',
      'stock_count',
      `(select sum(variant.stock_count) from product_variant variant
        join product_option on product_option.id = product_option_id where product_id = target.id)`,
    ],
  ])('%s.%s', async (table, column, sql) => {
    const { rows: wrong } = await pool.query(`select * from ${table} target where ${column} <> ${sql}`);
    expect(wrong).toEqual([]);
  });
});

test('the scores of the large shop equal the counted reviews', async () => {
  const counted = `select product_id, score, count(*) as review_count,
      count(*) filter (where exists (select from review_image where review_id = review.id)) as photo_review_count
    from review where deleted_at is null and state = 'ACT' group by product_id, score`;
  const kept = 'select product_id, score, review_count, photo_review_count from review_score_count';
  const { rows: wrong } = await pool.query(
    `(${counted} except ${kept}) union all (${kept} except ${counted})`,
  );
  expect(wrong).toEqual([]);
});

test('the artists of the large shop’s customs are those of the graphics on them', async () => {
  const counted = `select distinct product_custom.id, graphic.artist_id, product_custom.created_at
    from product_custom join custom_mockup on product_custom_id = product_custom.id and custom_mockup.deleted_at is null
    join custom_layer on custom_mockup_id = custom_mockup.id and custom_layer.deleted_at is null
    join graphic on graphic.id = graphic_id where product_custom.type = 'SHOP' and product_custom.deleted_at is null`;
  const kept = 'select product_custom_id, artist_id, created_at from product_custom_artist';
  const { rows: wrong } = await pool.query(
    `(${counted} except ${kept}) union all (${kept} except ${counted})`,
  );
  expect(wrong).toEqual([]);
});

test('no operation of the storefront reads more of a large table than it shows', async () => {
  const large = await largeTables();
  expect(large.size).toBeGreaterThan(10);
  const client = await pool.connect();
  // With so few rows a sequential scan would often be the better plan.
  await client.query('set enable_seqscan = off; set jit = off; set random_page_cost = 1.1');
  const greedy: string[] = [];
  for (const statement of await shippedStatements(pool)) {
    for (const planned of ['custom', 'generic'] as const) {
      const { Plan } = await explainPlan(client, statement, planned);
      const bound = readsAllRowsOfMember.includes(statement.operation)
        ? rows * 2
        : (maxRowsCounted[statement.operation] ?? maxRowsRead);
      const steps = nodesOf(Plan).filter(
        (node) => large.has(node['Relation Name'] ?? '') && isGreedy(node, bound),
      );
      const scans = steps.map(
        (step) => `${step['Node Type']} on ${step['Relation Name']}: ${rowsRead(step)}`,
      );
      if (scans.length > 0)
        greedy.push(`${statement.operation} (${statement.role}, ${planned}): ${scans.join(', ')}`);
    }
  }
  client.release(true);
  expect(greedy).toEqual([]);
}, 120_000);

// Rows of all tables that a page of a product list, or its count, may read, whatever it is sorted and filtered by. A condition
// in a variable is planned for its values.
const maxRowsOfList = 1_000;
const maxRowsOfCount = 2_500;

test('no sort of products with any filter reads more than a part of the shop', async () => {
  const requests = await productListRequests(pool);
  const statements = await statementsOf(pool, requests);
  expect(statements).toHaveLength(requests.length);
  expect(requests.length).toBeGreaterThan(200);
  const client = await pool.connect();
  await client.query('set enable_seqscan = off; set jit = off; set random_page_cost = 1.1');
  const greedy: string[] = [];
  for (const [place, statement] of statements.entries()) {
    const { Plan } = await explainPlan(client, statement, 'custom');
    const bound = statement.operation === 'ProductCount' ? maxRowsOfCount : maxRowsOfList;
    if (rowsReadIn(Plan) > bound) greedy.push(`${requests[place]?.what}: ${rowsReadIn(Plan)}`);
  }
  client.release(true);
  expect(greedy).toEqual([]);
}, 120_000);

// The reviews of a page, with their product, photos, author and votes, and the rows that a filter skips.
const maxRowsOfReviews = 400;

test('no sort of reviews with any filter reads more than a part of the shop', async () => {
  const requests = await reviewListRequests(pool);
  const statements = await statementsOf(pool, requests);
  expect(statements).toHaveLength(32);
  const client = await pool.connect();
  await client.query('set enable_seqscan = off; set jit = off; set random_page_cost = 1.1');
  const greedy: string[] = [];
  for (const [place, statement] of statements.entries()) {
    const { Plan } = await explainPlan(client, statement, 'custom');
    if (rowsReadIn(Plan) > maxRowsOfReviews) greedy.push(`${requests[place]?.what}: ${rowsReadIn(Plan)}`);
  }
  client.release(true);
  expect(greedy).toEqual([]);
}, 120_000);

const isGreedy = (node: PlanNode, bound: number): boolean =>
  node['Node Type'] === 'Seq Scan' || rowsRead(node) > bound;

async function largeTables(): Promise<ReadonlySet<string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${rows}`,
  );
  return new Set(tables.map(({ name }) => name));
}

function shownReviews(number: string): string {
  return `select ${number} from review where product_id = target.id and deleted_at is null and state = 'ACT'`;
}
