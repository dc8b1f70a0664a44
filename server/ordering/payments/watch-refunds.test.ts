import { expect, test, vi } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { watchRefunds } from './watch-refunds.ts';

const { pool } = withDatabase();
const log = { error: vi.fn() };
const repeatCancel = vi.fn(async () => {});
const settleCashReceipt = vi.fn(async () => {});
const watch = async () => {
  log.error.mockClear();
  repeatCancel.mockClear();
  await watchRefunds({ pool, log, payments: { repeatCancel, settleCashReceipt } });
};

async function insertRefund(changes: { state?: string; created?: string; due?: string | null } = {}) {
  const { state = 'REQUESTED', created = 'now', due = 'tomorrow' } = changes;
  const { paymentId } = await insertPaidOrder(pool);
  const { rows } = await pool.query(
    `insert into payment_cancel (payment_id, amount, cancellable_before, reason, requester, state, created_at, refund_due_at)
     values ($1, 1000, 13000, 'SIZE', 'CUSTOMER', $2, $3::timestamptz, $4::timestamptz) returning id`,
    [paymentId, state, created, due],
  );
  return rows[0].id as string;
}

test('a parcel that is on its way, or waits for an account, is nobody’s business', async () => {
  await insertRefund();
  await insertRefund({ state: 'SUCCEEDED', created: '2026-01-01', due: '2026-01-05' });
  await insertRefund({ created: '2026-01-01', due: null });
  await watch();
  expect(log.error).not.toHaveBeenCalled();
});

test('a refused one and one that is late are in the log, and what nobody tries any more is tried again', async () => {
  const refused = await insertRefund({ state: 'FAILED' });
  const late = await insertRefund({ state: 'UNKNOWN', created: '2026-01-01', due: '2026-01-05' });
  const tried = await insertRefund({ state: 'UNKNOWN', created: '2026-01-02', due: '2026-01-06' });
  await pool.query(`insert into outbound_call (kind, payload) values ('payment-cancel', $1)`, [
    { cancelId: tried },
  ]);
  await watch();
  const states = [
    { id: late, state: 'UNKNOWN' },
    { id: tried, state: 'UNKNOWN' },
    { id: refused, state: 'FAILED' },
  ];
  expect(log.error).toHaveBeenCalledWith({ refunds: states }, 'refunds: money does not go back');
  expect(repeatCancel.mock.calls.map(([, id]: unknown[]) => id)).toEqual([late]);
});

test('the cash receipt of a refund that has taken days is issued after all, and once', async () => {
  const insertReceipt = async (call: string | null) => {
    const { orderId } = await insertPaidOrder(pool);
    await pool.query(`update orders set paid_at = now() - interval '4 days' where id = $1`, [orderId]);
    const { rows } = await pool.query(
      `insert into cash_receipt (order_id, type, identifier_enc, identifier_masked, amount)
       values ($1, 'PERSONAL', '', '***', 1000) returning id`,
      [orderId],
    );
    if (call)
      await pool.query(
        `insert into outbound_call (kind, payload, changed_at) values ('cash-receipt', $1, now() - $2::interval)`,
        [{ receiptId: rows[0].id }, call],
      );
    return orderId;
  };
  const [given, tried] = [await insertReceipt('13 hours'), await insertReceipt('1 hour')];
  await watch();
  const settled = settleCashReceipt.mock.calls.map(([, orderId]: unknown[]) => orderId);
  expect([settled.includes(given), settled.includes(tried)]).toEqual([true, false]);
});

test.each([
  ['2026-11-24T03:00:00Z', '2026-11-27T15:00:00.000Z'],
  // Still Tuesday in London, but Wednesday in Seoul.
  ['2026-11-24T15:00:00Z', '2026-11-30T15:00:00.000Z'],
  ['2026-11-27T03:00:00Z', '2026-12-02T15:00:00.000Z'],
])(
  'money that is asked back at %s is due at the end of the third business day in Seoul',
  async (from, due) => {
    const { rows } = await pool.query('select refund_due($1) as due', [from]);
    expect(rows[0].due.toISOString()).toBe(due);
  },
);

test('a holiday is no business day', async () => {
  await pool.query(
    `insert into shop_holiday values ('2026-12-25', '성탄절', 'Christmas') on conflict do nothing`,
  );
  const { rows } = await pool.query(`select refund_due('2026-12-23T03:00:00Z') as due`);
  expect(rows[0].due.toISOString()).toBe('2026-12-29T15:00:00.000Z');
});
