import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { withEngine } from '../../tests/support/engine.ts';

const { pool, execute } = withEngine(
  `create table purse (id int primary key, coins int not null);
   create table coin (id int primary key, purse_id int not null references purse);
   insert into purse values (1, 50), (2, 50);
   insert into coin select n, 1 + n % 2 from generate_series(1, 100) n;`,
  [
    {
      table: 'purse',
      array_relationships: [
        { name: 'held', using: { foreign_key_constraint_on: { table: 'coin', column: 'purse_id' } } },
      ],
    },
    { table: 'coin' },
  ],
);

const question = `query {
  first: purse_by_pk(id: 1) { coins held_aggregate { aggregate { count } } }
  second: purse_by_pk(id: 2) { coins held { id } }
  all: purse_aggregate { aggregate { sum { coins } } nodes { coins } }
}`;

/** One coin goes from one purse to the other. */
const move = async (client: PoolClient, coin: number) => {
  await client.query('begin');
  const { rows } = await client.query('select purse_id from coin where id = $1 for update', [coin]);
  const from = rows[0].purse_id;
  await client.query('update purse set coins = coins - 1 where id = $1', [from]);
  await client.query('update purse set coins = coins + 1 where id = $1', [3 - from]);
  await client.query('update coin set purse_id = $1 where id = $2', [3 - from, coin]);
  await client.query('commit');
};

test('fifty who ask the same while rows change each see one moment', async () => {
  let isOver = false;
  let moved = 0;
  const client = await pool.connect();
  const changing = (async () => {
    while (!isOver) await move(client, 1 + (moved++ % 100));
  })();
  const seen = new Set<number>();
  for (const _ of [1, 2, 3, 4]) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => execute(question)));
    for (const { first, second, all } of answers) {
      expect(first.coins + second.coins).toBe(100);
      expect(first.held_aggregate.aggregate.count).toBe(first.coins);
      expect(second.held).toHaveLength(second.coins);
      expect(all.aggregate.sum.coins).toBe(100);
      expect(all.nodes.map(({ coins }: { coins: number }) => coins).sort()).toEqual(
        [first.coins, second.coins].sort(),
      );
      seen.add(first.coins);
    }
  }
  isOver = true;
  await changing;
  client.release();
  // The rows did change meanwhile.
  expect(seen.size).toBeGreaterThan(1);
}, 30_000);
