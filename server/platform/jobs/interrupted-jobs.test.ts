import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import type { JobOrder } from '#tests/support/job-child.ts';
import { movedOrders } from '#tests/support/moved-orders.ts';
import { orderingRows } from '#tests/support/ordering.ts';
import { insertPaidOrder } from '#tests/support/paid-order.ts';
import { insertPayableOrder, readOrderFacts } from '#tests/support/payable-order.ts';
import { withSandbox } from '#tests/support/sandbox-gateway.ts';
import { withPayments } from '#tests/support/sandbox-payments.ts';
import { withTrackingService } from '#tests/support/tracking-service.ts';

vi.setConfig({ testTimeout: 90_000 });

const { pool, address: database } = withDatabase();
const sandbox = withSandbox();
const shop = withPayments(pool, sandbox, { works: false, unproved: ['refunds'] });
const service = withTrackingService();
const { delivered, shipped } = movedOrders(pool);
const make = orderingRows(pool);

function startChild(job: JobOrder['job']) {
  const script = new URL('../../../tests/support/job-child.ts', import.meta.url);
  const { address, credentials } = sandbox;
  const order: JobOrder = { database, sandbox: { address, credentials }, trackerUrl: service.url, job };
  const child = fork(script, [JSON.stringify(order)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

type Case = {
  readonly job: JobOrder['job'];
  /** The job comes to this table in the middle of its transaction, and waits for it there when it is killed. */
  readonly table: string;
  /** @returns what is read of it */
  readonly prepare: () => Promise<() => Promise<unknown>>;
  readonly done: object;
};

/** Runs the job until it waits for the table, and kills its process there. */
async function killInTheMiddle({ job, table }: Case, read: () => Promise<unknown>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await client.query(`lock table ${table} in share mode`);
    const child = startChild(job);
    const ended = once(child, 'exit');
    const isWaiting = async () =>
      (await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0].pid]))
        .rowCount === 1;
    await vi.waitUntil(isWaiting, { timeout: 40_000, interval: 25 });
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    return await read();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const readOne =
  (sql: string, ...values: unknown[]) =>
  async () =>
    (await pool.query(sql, values)).rows[0];

/** Steps and notices of an order towards a state, beside the state of its lines. */
const readSteps = (orderId: string, to: 'DELIVERED' | 'CONFIRMED') =>
  readOne(
    `select array(select distinct state::text from order_product where order_id = $1) as states,
       (select count(*)::int from order_state_history where order_id = $1 and to_state = $2
         and order_product_id is not null) as steps,
       (select count(*)::int from order_notice where order_id = $1 and kind = $2) as notices,
       (select count(*)::int from delivery_event join delivery on delivery.id = delivery_id
         where order_id = $1) as events,
       (select coalesce(sum(amount), 0)::int from point_history where order_id = $1) as points,
       (select coalesce(max(balance), 0)::int from user_point where user_id = orders.user_id) as balance
     from orders where id = $1`,
    orderId,
    to,
  );

const readMessages = (kind: string, text: string) =>
  readOne(
    `select count(*)::int as messages from outbound_call
     where payload ->> 'kind' = $1 and payload ->> 'text' like '%' || $2 || '%'`,
    kind,
    text,
  );

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

async function memberWithPoints(expiresAt: Date, amount: number) {
  const memberId = await make.user();
  await make.points(memberId, amount);
  await pool.query('update point_lot set expires_at = $2 where user_id = $1', [memberId, expiresAt]);
  return memberId;
}

async function couponThatEnds(expiresAt: Date, name_ko: string) {
  const id = await make.coupon(await make.user(), { name_ko });
  await pool.query('update user_coupon set expires_at = $2, created_at = $3 where id = $1', [
    id,
    expiresAt,
    hours(-48),
  ]);
  return id;
}

const cases: Readonly<Record<string, Case>> = {
  'a purchase that nobody confirms': {
    job: 'confirm-deliveries',
    table: 'point_history',
    async prepare() {
      const { orderId } = await delivered({ lines: 2 });
      await pool.query('update order_product set auto_confirm_at = now() where order_id = $1', [orderId]);
      return readSteps(orderId, 'CONFIRMED');
    },
    done: { states: ['CONFIRMED'], steps: 2, notices: 1, events: 0, points: 200, balance: 200 },
  },
  'the question whether a parcel has come': {
    job: 'assume-deliveries',
    table: 'outbound_call',
    async prepare() {
      const { orderId } = await shipped({ daysAgo: 20 });
      const { rows } = await pool.query('select order_number from orders where id = $1', [orderId]);
      return readMessages('DELIVERY_ASSUMED', rows[0].order_number);
    },
    done: { messages: 1 },
  },
  'a parcel of which nobody tells': {
    job: 'assume-deliveries',
    table: 'order_notice',
    async prepare() {
      const { orderId } = await shipped({ daysAgo: 20, lines: 2 });
      await pool.query(
        `update delivery set assumption_notice_at = now() - interval '4 days' where order_id = $1`,
        [orderId],
      );
      return readSteps(orderId, 'DELIVERED');
    },
    done: { states: ['DELIVERED'], steps: 2, notices: 1, events: 0, points: 0, balance: 0 },
  },
  'a parcel that its carrier tells of': {
    job: 'track-deliveries',
    table: 'order_notice',
    async prepare() {
      await pool.query('update delivery set check_at = null');
      const { orderId } = await shipped({ lines: 2 });
      service.says({ code: 'OUT_FOR_DELIVERY', time: hours(-2) }, { code: 'DELIVERED', time: hours(-1) });
      return readSteps(orderId, 'DELIVERED');
    },
    done: { states: ['DELIVERED'], steps: 2, notices: 1, events: 2, points: 0, balance: 0 },
  },
  'a coupon whose time is over': {
    job: 'clean-up-buying',
    table: 'user_coupon',
    async prepare() {
      const id = await couponThatEnds(hours(-1), '지난 쿠폰');
      return readOne('select state from user_coupon where id = $1', id);
    },
    done: { state: 'EXPIRED' },
  },
  'points whose time is over': {
    job: 'clean-up-buying',
    table: 'point_history',
    async prepare() {
      const memberId = await memberWithPoints(hours(-1), 700);
      return readOne(
        `select balance, (select sum(remain)::int from point_lot where user_id = $1) as remain,
           (select coalesce(sum(amount), 0)::int from point_history where user_id = $1 and type = 'EXPIRE') as expired
         from user_point where user_id = $1`,
        memberId,
      );
    },
    done: { balance: 0, remain: 0, expired: 700 },
  },
  'the notice about a coupon': {
    job: 'notices-of-coupons',
    table: 'outbound_call',
    async prepare() {
      await couponThatEnds(hours(47), '이틀 남은 쿠폰');
      return readMessages('COUPON_EXPIRING', '이틀 남은 쿠폰');
    },
    done: { messages: 1 },
  },
  'the notice about points': {
    job: 'notices-of-points',
    table: 'outbound_call',
    async prepare() {
      await memberWithPoints(hours(47), 4_321);
      return readMessages('POINTS_EXPIRING', '4,321원');
    },
    done: { messages: 1 },
  },
  'an order that nobody pays': {
    job: 'expire-orders',
    table: 'order_state_history',
    async prepare() {
      const row = await insertPayableOrder(pool, shop.gateway);
      await pool.query(`update orders set expires_at = now() - interval '1 minute' where id = $1`, [
        row.orderId,
      ]);
      return () => readOrderFacts(pool, row);
    },
    done: { state: 'EXPIRED', stock: 5, reservation: 'RELEASED', givenBack: 0, paidTimes: 0 },
  },
  'a refund that hangs': {
    job: 'watch-refunds',
    table: 'outbound_call',
    async prepare() {
      const { paymentId } = await insertPaidOrder(pool);
      const { rows } = await pool.query(
        `insert into payment_cancel (payment_id, amount, cancellable_before, reason, requester, created_at, refund_due_at)
         values ($1, 1000, 13000, 'SIZE', 'CUSTOMER', now() - interval '9 days', now() - interval '4 days') returning id`,
        [paymentId],
      );
      return readOne(
        `select count(*)::int as calls from outbound_call where payload ->> 'cancelId' = $1`,
        rows[0].id,
      );
    },
    done: { calls: 1 },
  },
};

test.each(Object.entries(cases))(
  'kill -9 in the middle of %s: the next process ends it, once',
  async (_name, each) => {
    const read = await each.prepare();
    const before = await read();
    expect(before).not.toMatchObject(each.done);
    expect(await killInTheMiddle(each, read)).toEqual(before);
    expect((await once(startChild(each.job), 'exit'))[0]).toBe(0);
    expect(await read()).toMatchObject(each.done);
  },
);
