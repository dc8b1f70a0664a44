import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withDatabase } from '#tests/support/database.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { type ClaimState, changeClaimState } from './claim-state.ts';

const { pool } = withDatabase();

/** How a claim goes on, see docs/decisions/078: nothing is skipped but the collecting, and money has no way back. */
const next: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  REQUESTED: ['ACCEPTED', 'REJECTED', 'WITHDRAWN'],
  ACCEPTED: ['COLLECTING', 'COLLECTED', 'REFUND_PENDING', 'REJECTED', 'WITHDRAWN'],
  COLLECTING: ['COLLECTED', 'REJECTED', 'WITHDRAWN'],
  COLLECTED: ['INSPECTED', 'REJECTED'],
  INSPECTED: ['REFUND_PENDING', 'DONE', 'REJECTED'],
  REFUND_PENDING: ['DONE'],
  DONE: [],
  REJECTED: [],
  WITHDRAWN: [],
};
const states = Object.keys(next) as ClaimState[];
const paths: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  REQUESTED: [],
  ACCEPTED: ['ACCEPTED'],
  COLLECTING: ['ACCEPTED', 'COLLECTING'],
  COLLECTED: ['ACCEPTED', 'COLLECTED'],
  INSPECTED: ['ACCEPTED', 'COLLECTED', 'INSPECTED'],
  REFUND_PENDING: ['ACCEPTED', 'REFUND_PENDING'],
  DONE: ['ACCEPTED', 'REFUND_PENDING', 'DONE'],
  REJECTED: ['REJECTED'],
  WITHDRAWN: ['WITHDRAWN'],
};

let count = 0;

async function insertClaimIn(state: ClaimState, { orderId, memberId, lineIds }: Order): Promise<string> {
  count += 1;
  const { rows } = await pool.query(
    `insert into order_claim (claim_number, order_id, type, reason_code, reason, fault, decided_reason, requested_by)
     values ($1, $2, 'RETURN', 'SIZE', '', 'BUYER', '-', $3) returning id`,
    [`C20261124-${String(count).padStart(8, '0')}`, orderId, memberId],
  );
  const claimId = rows[0].id;
  await pool.query('update order_claim_product set is_open = false');
  await pool.query(
    'insert into order_claim_product (claim_id, order_product_id, quantity) values ($1, $2, 1)',
    [claimId, lineIds[0]],
  );
  for (const step of paths[state])
    await pool.query('update order_claim set state = $2 where id = $1', [claimId, step]);
  return claimId;
}
type Order = Awaited<ReturnType<typeof insertPaidOrder>>;

const actor = { type: 'ADMIN', id: randomUUID() } as const;
const isOpen = async (claimId: string) =>
  (await pool.query('select is_open from order_claim_product where claim_id = $1', [claimId])).rows[0]
    .is_open;

test('every pair of states: what the table allows passes, the rest is refused by the service and by the trigger', async () => {
  const order = await insertPaidOrder(pool);
  for (const from of states) {
    for (const to of states.filter((state) => state !== from)) {
      const claimId = await insertClaimIn(from, order);
      const isAllowed = next[from].includes(to);
      const pair = `${from} -> ${to}`;
      if (!isAllowed) {
        const forced = pool.query('update order_claim set state = $2 where id = $1', [claimId, to]);
        await expect(forced, pair).rejects.toThrow(`goes from ${from} to ${to}`);
      }
      const change = { claimId, from, to, actor };
      const isChanged = await inTransaction(pool, (transaction) => changeClaimState(transaction, change));
      expect(isChanged, pair).toBe(isAllowed);
      if (isAllowed) expect(await isOpen(claimId), pair).toBe(next[to].length > 0);
    }
  }
});

test('a claim that somebody else has moved is not moved again', async () => {
  const claimId = await insertClaimIn('REQUESTED', await insertPaidOrder(pool));
  const change = { claimId, from: 'REQUESTED', to: 'ACCEPTED', actor } as const;
  const moved = await Promise.all(
    [1, 2, 3].map(() => inTransaction(pool, (transaction) => changeClaimState(transaction, change))),
  );
  expect(moved.filter(Boolean)).toHaveLength(1);
  const { rows } = await pool.query('select state from claim_history where claim_id = $1', [claimId]);
  expect(rows).toEqual([{ state: 'ACCEPTED' }]);
});
