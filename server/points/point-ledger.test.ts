import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { openMortalPool } from '../../tests/support/mortal-pool.ts';
import { orderingRows } from '../../tests/support/ordering.ts';
import { openLedger } from '../../tests/support/point-ledger.ts';
import { inTransaction } from '../database/transaction.ts';
import { clawBackPoints } from './claw-back-points.ts';
import { expirePoints } from './expire-points.ts';
import { readPoints } from './member-points.ts';
import { restorePoints } from './restore-points.ts';

const { pool, address } = withDatabase();
const make = orderingRows(pool);

async function openMember() {
  const memberId = await make.user();
  const clawBack = (sourceId: string) =>
    inTransaction(pool, (transaction) =>
      clawBackPoints(transaction, { memberId, reasonCode: 'ORDER_CONFIRM', sourceId }),
    );
  const restore = (orderId: string, amount: number, sourceId: string = randomUUID()) =>
    inTransaction(pool, (transaction) => restorePoints(transaction, { orderId, memberId, amount, sourceId }));
  const letExpire = (condition = 'true') =>
    pool.query(`update point_lot set expires_at = now() where user_id = $1 and ${condition}`, [memberId]);
  return { memberId, ...(await openLedger(pool, memberId)), clawBack, restore, letExpire };
}

const held = (orderId: string | null): string => {
  if (!orderId) throw new Error('The points were not held.');
  return orderId;
};

test('fifty confirmations of one line at once give its points once', async () => {
  const { grant, read } = await openMember();
  const line = randomUUID();
  const given = await Promise.all(Array.from({ length: 50 }, () => grant(300, line)));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await read()).toEqual({ balance: 300, held: 0, debt: 0, inLots: 300, inHistory: 300 });
});

test('points are valid as long as the shop’s policy says, to the end of the day in Korea, and some only from a later day', async () => {
  const { memberId, grant } = await openMember();
  await grant(100);
  const { rows } = await pool.query(
    `select (expires_at at time zone 'Asia/Seoul')::date = ((now() + interval '36 months') at time zone 'Asia/Seoul')::date
         as "isThreeYears", to_char(expires_at at time zone 'Asia/Seoul', 'HH24:MI:SS') as end
       from point_lot where user_id = $1`,
    [memberId],
  );
  expect(rows).toEqual([{ isThreeYears: true, end: '23:59:59' }]);
  await pool.query(`update point_lot set available_at = now() + interval '1 day' where user_id = $1`, [
    memberId,
  ]);
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 100, available: 0 });
});

test('fifty returns of one line at once take its points back once', async () => {
  const { grant, clawBack, read, history } = await openMember();
  const line = randomUUID();
  await grant(300, line);
  await grant(1_000);
  await Promise.all(Array.from({ length: 50 }, () => clawBack(line)));
  expect(await read()).toMatchObject({ balance: 1_000, debt: 0, inLots: 1_000 });
  expect((await history()).at(-1)).toBe('USE CLAWBACK 300 1000');
});

test('what is used already becomes a debt, which the next points pay first', async () => {
  const { memberId, grant, hold, spend, clawBack, read, history } = await openMember();
  const line = randomUUID();
  await grant(1_000, line);
  await spend(held(await hold(900)));
  await clawBack(line);
  expect(await read()).toMatchObject({ balance: 0, debt: 900 });
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 0, available: 0, debt: 900 });
  await grant(400);
  expect(await read()).toMatchObject({ balance: 0, debt: 500 });
  await grant(700);
  expect(await read()).toMatchObject({ balance: 200, debt: 0 });
  expect(await history()).toEqual([
    'ADD ORDER_CONFIRM 1000 1000',
    'USE ORDER_USE 900 100',
    'USE CLAWBACK 100 0',
    'ADD ORDER_CONFIRM 400 400',
    'USE CLAWBACK 400 0',
    'ADD ORDER_CONFIRM 700 700',
    'USE CLAWBACK 500 200',
  ]);
});

test('points that an open order holds are taken back when it is given up', async () => {
  const { grant, hold, release, clawBack, read } = await openMember();
  const line = randomUUID();
  await grant(1_000, line);
  const order = held(await hold(1_000));
  await clawBack(line);
  expect(await read()).toMatchObject({ balance: 1_000, held: 1_000, debt: 1_000 });
  await release(order);
  expect(await read()).toMatchObject({ balance: 0, held: 0, debt: 0 });
});

test('nothing is taken back that was not given', async () => {
  const { grant, clawBack, read } = await openMember();
  const other = await openMember();
  const line = randomUUID();
  await grant(500, line);
  await other.clawBack(line);
  await clawBack(randomUUID());
  expect(await read()).toMatchObject({ balance: 500, debt: 0 });
  expect(await other.read()).toMatchObject({ balance: 0, debt: 0 });
});

test('a refund gives back what was used, once, with the time that it had left, and renews nothing else', async () => {
  const { memberId, grant, hold, spend, restore, read } = await openMember();
  await grant(100_000);
  await pool.query(`update point_lot set expires_at = now() + interval '5 days' where user_id = $1`, [
    memberId,
  ]);
  const order = held(await hold(10));
  await spend(order);
  // Twenty days pass: what was not used expires meanwhile.
  await pool.query(`update point_lot set expires_at = expires_at - interval '20 days' where user_id = $1`, [
    memberId,
  ]);
  const refund = randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => restore(order, 6, refund)));
  await restore(order, 4);
  expect(await read()).toMatchObject({ balance: 100_000, inLots: 100_000, inHistory: 100_000 });
  await expirePoints(pool);
  expect(await read()).toMatchObject({ balance: 10, inLots: 10 });
  const { rows } = await pool.query(
    `select remain, round(extract(epoch from expires_at - now()) / 86400)::int as days from point_lot
     where user_id = $1 and remain > 0 order by remain`,
    [memberId],
  );
  expect(rows).toEqual([
    { remain: 4, days: 5 },
    { remain: 6, days: 5 },
  ]);
  await expect(restore(order, 1)).rejects.toThrow('has not spent');
});

test('points that come back at once go on as they were', async () => {
  const { memberId, grant, hold, spend, restore } = await openMember();
  await grant(1_000);
  const before = await pool.query('select expires_at from point_lot where user_id = $1', [memberId]);
  const order = held(await hold(600));
  await spend(order);
  await restore(order, 600);
  const { rows } = await pool.query('select remain, expires_at from point_lot where user_id = $1', [
    memberId,
  ]);
  expect(rows).toEqual([{ remain: 1_000, expires_at: before.rows[0].expires_at }]);
});

test('points that were used and have expired meanwhile can be used again', async () => {
  const { memberId, grant, hold, spend, restore, letExpire } = await openMember();
  await grant(1_000);
  const order = held(await hold(600));
  await spend(order);
  await letExpire();
  await expirePoints(pool);
  await restore(order, 600);
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 600, available: 600 });
  await letExpire();
  await expirePoints(pool);
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 0, available: 0 });
});

test('points that a refund gives back while their expiry waits do not expire', async () => {
  const { memberId, grant, hold, spend, letExpire } = await openMember();
  await grant(1_000);
  const orderId = held(await hold(600));
  await spend(orderId);
  await letExpire();
  let expiry: Promise<number> | undefined;
  await inTransaction(pool, async (transaction) => {
    await restorePoints(transaction, { orderId, memberId, amount: 600, sourceId: randomUUID() });
    expiry = expirePoints(pool);
    const isWaiting = async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like 'select from user_point%'`,
      );
      return rowCount === 1;
    };
    await vi.waitUntil(isWaiting, { timeout: 15_000, interval: 20 });
  });
  await expiry;
  expect(await readPoints(pool, memberId)).toMatchObject({ balance: 600, available: 600 });
});

test('of orders and a return at once nobody gets more than there is, and the return is never lost', async () => {
  const { grant, hold, release, clawBack, read } = await openMember();
  const line = randomUUID();
  await grant(1_000, line);
  const [orders] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => hold(300))),
    clawBack(line),
    clawBack(line),
  ]);
  const open = orders.filter((order) => order !== null);
  const { balance, held: heldNow, debt } = await read();
  expect({ heldNow, debt }).toEqual({ heldNow: open.length * 300, debt: open.length * 300 });
  expect(balance).toBe(heldNow);
  for (const order of open) await release(order);
  expect(await read()).toEqual({ balance: 0, held: 0, debt: 0, inLots: 0, inHistory: 0 });
});

test('an expiry that dies again and again takes every point away once', async () => {
  const { mortal, runUntilKilled } = openMortalPool(pool, address);
  const members: Member[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (let count = 0; count < 5; count += 1) {
      const member = await openMember();
      await member.grant(500);
      await member.grant(70);
      await member.letExpire('amount = 500');
      members.push(member);
    }
    await runUntilKilled(() => expirePoints(mortal), 3 * round);
  }
  await mortal.end();
  await expirePoints(pool);
  for (const { read, history } of members) {
    expect(await read()).toMatchObject({ balance: 70, inLots: 70, inHistory: 70 });
    expect((await history()).at(-1)).toBe('EXPIRE EXPIRE 500 70');
  }
});

type Member = Awaited<ReturnType<typeof openMember>>;
type Past = {
  readonly lines: string[];
  readonly open: { orderId: string; left: number }[];
  readonly paid: { orderId: string; left: number }[];
};
type Step = (member: Member, past: Past, amount: number) => Promise<unknown>;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % (items.length || 1)];

const close = (open: Past['open'], number: number) => open.splice(number % (open.length || 1), 1)[0];

/** What may happen to a member's points; the amount also picks the line or order that it happens to. */
const steps: Record<string, Step> = {
  async grant({ grant }, { lines }, amount) {
    const line = randomUUID();
    lines.push(line);
    await grant(amount, line);
  },
  async order({ hold }, { open }, amount) {
    const orderId = await hold(amount);
    if (orderId) open.push({ orderId, left: amount });
  },
  async pay({ spend }, { open, paid }, amount) {
    const order = close(open, amount);
    if (order) await spend(order.orderId);
    if (order) paid.push(order);
  },
  async giveUp({ release }, { open }, amount) {
    const order = close(open, amount);
    if (order) await release(order.orderId);
  },
  async refund({ restore }, { paid }, amount) {
    const order = pick(paid, amount);
    const part = Math.ceil((order?.left ?? 0) / 2);
    if (order) await restore(order.orderId, part);
    if (order) order.left -= part;
  },
  async clawBack({ clawBack }, { lines }, amount) {
    const line = pick(lines, amount);
    if (line) await clawBack(line);
  },
  async expire({ letExpire }) {
    await letExpire('id = (select id from point_lot where user_id = $1 order by id limit 1)');
    await expirePoints(pool);
  },
};

const anyStep = fc.tuple(fc.constantFrom(...Object.values(steps)), fc.integer({ min: 1, max: 900 }));

test('whatever happens in whatever order, the balance is what the history adds up to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (chosen) => {
      const member = await openMember();
      const past: Past = { lines: [], open: [], paid: [] };
      for (const [step, amount] of chosen) {
        await step(member, past, amount);
        const { balance, inLots, inHistory, debt } = await member.read();
        expect({ inLots, inHistory }).toEqual({ inLots: balance, inHistory: balance });
        // Who owes has nothing left to spend.
        const { available } = await readPoints(pool, member.memberId);
        expect(Math.min(available, debt)).toBe(0);
      }
      const last = (await member.history()).at(-1)?.split(' ').at(-1) ?? '0';
      expect(Number(last)).toBe((await member.read()).balance);
    }),
    { numRuns: 30 },
  );
});
