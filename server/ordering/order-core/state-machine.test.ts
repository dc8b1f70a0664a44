import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { type Actor, changeLineState, type OrderState } from './order-state.ts';

const { pool } = withDatabase();

const states: readonly OrderState[] = [
  ...(['PAYMENT_PENDING', 'DEPOSIT_WAITING', 'PAID', 'PRODUCING', 'PRODUCED'] as const),
  ...(['SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED', 'PAYMENT_FAILED'] as const),
  ...(['EXPIRED', 'CANCELED', 'RETURNED', 'EXCHANGED'] as const),
];
const actors: readonly Actor['type'][] = ['USER', 'PG', 'SYSTEM', 'BRAND', 'ADMIN'];

/** The table `order_state_rule` (docs/decisions/065), written down once more: who may take a line where. */
const allowed: Readonly<Record<string, string>> = {
  'PAYMENT_PENDING DEPOSIT_WAITING': 'PG',
  'PAYMENT_PENDING PAID': 'PG SYSTEM',
  'PAYMENT_PENDING PAYMENT_FAILED': 'PG USER',
  'PAYMENT_PENDING EXPIRED': 'SYSTEM',
  'PAYMENT_PENDING CANCELED': 'USER SYSTEM ADMIN',
  'PAYMENT_FAILED PAYMENT_PENDING': 'USER',
  'PAYMENT_FAILED EXPIRED': 'SYSTEM',
  'PAYMENT_FAILED CANCELED': 'USER SYSTEM ADMIN',
  'PAYMENT_FAILED PAID': 'PG',
  'DEPOSIT_WAITING PAID': 'PG',
  'DEPOSIT_WAITING EXPIRED': 'SYSTEM',
  'DEPOSIT_WAITING CANCELED': 'USER SYSTEM ADMIN',
  'EXPIRED PAID': 'PG',
  'CANCELED PAID': 'PG',
  'PAID PRODUCING': 'ADMIN BRAND',
  'PRODUCING PRODUCED': 'ADMIN BRAND',
  'PAID SHIPPING_READY': 'ADMIN BRAND',
  'PRODUCED SHIPPING_READY': 'ADMIN BRAND',
  'SHIPPING_READY SHIPPING': 'ADMIN BRAND',
  'SHIPPING DELIVERED': 'SYSTEM ADMIN',
  'DELIVERED CONFIRMED': 'USER SYSTEM',
  'PAID CANCELED': 'USER SYSTEM ADMIN',
  'PRODUCING CANCELED': 'ADMIN',
  'PRODUCED CANCELED': 'ADMIN',
  'SHIPPING_READY CANCELED': 'ADMIN',
  'DELIVERED RETURNED': 'ADMIN',
  'DELIVERED EXCHANGED': 'ADMIN',
  'CONFIRMED RETURNED': 'ADMIN',
  'CONFIRMED EXCHANGED': 'ADMIN',
};
const mayGo = (from: OrderState, to: OrderState, actor: Actor['type']) =>
  (allowed[`${from} ${to}`] ?? '').split(' ').includes(actor);

let line = '';
beforeAll(async () => {
  const { lineIds } = await insertPaidOrder(pool);
  [line = ''] = lineIds;
});

/** Puts the line there past all triggers, for as long as `work` goes on. */
async function startFrom(from: OrderState, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const undo = new Error('undo');
  await inTransaction(pool, async (client) => {
    await client.query('set local session_replication_role = replica');
    await client.query('update order_product set state = $2 where id = $1', [line, from]);
    await client.query(
      'update orders set state = $2 where id = (select order_id from order_product where id = $1)',
      [line, from],
    );
    await client.query('set local session_replication_role = origin');
    await work(client);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

/** Tries, and takes it back. @returns whether it was possible */
async function attempt(client: PoolClient, work: () => Promise<boolean>): Promise<boolean> {
  await client.query('savepoint attempt');
  const isDone = await work().catch(() => false);
  await client.query('rollback to savepoint attempt');
  return isDone;
}

test.each(states)('a line that is %s goes only where the table says, by whom it says', async (from) => {
  await startFrom(from, async (client) => {
    for (const to of states) {
      for (const type of actors) {
        const actor = { type, id: randomUUID() };
        const isDone = await attempt(
          client,
          async () => (await changeLineState(client, { lineIds: [line], to, actor })).length === 0,
        );
        expect(isDone, `${to} by ${type}`).toBe(mayGo(from, to, type));
      }
      // Refused for every writer, else writes: the trigger of the table knows pairs, not actors.
      const isWritten = await attempt(client, async () => {
        await client.query('update order_product set state = $2 where id = $1', [line, to]);
        return true;
      });
      expect(isWritten, to).toBe(from === to || allowed[`${from} ${to}`] !== undefined);
    }
  });
});

test('a line begins as PAYMENT_PENDING and nowhere else', async () => {
  const { rows } = await pool.query('select * from order_product where id = $1', [line]);
  for (const state of states.filter((other) => other !== 'PAYMENT_PENDING')) {
    const inserting = pool.query(
      'insert into order_product select (jsonb_populate_record(null::order_product, $1)).*',
      [JSON.stringify({ ...rows[0], id: randomUUID(), position: 9, state })],
    );
    await expect(inserting, state).rejects.toMatchObject({ code: '23514' });
  }
});

test('the history of states is never changed', async () => {
  await expect(pool.query(`update order_state_history set to_state = 'PAID'`)).rejects.toThrow();
  await expect(pool.query('delete from order_state_history')).rejects.toThrow();
});

test('every state but an end is left by somebody, and every state is reached', () => {
  const pairs = Object.keys(allowed).map((pair) => pair.split(' '));
  const ends = states.filter((state) => !pairs.some(([from]) => from === state));
  expect(ends).toEqual(['RETURNED', 'EXCHANGED']);
  const reached = new Set<string>(['PAYMENT_PENDING']);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const [from = '', to = ''] of pairs) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...states].sort());
});
