import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { openMortalPool } from '#tests/support/mortal-pool.ts';
import { held, openPointMember, type PointMember } from '#tests/support/point-ledger.ts';
import { expirePoints } from './expire-points.ts';
import { readPoints } from './member-points.ts';

const { pool, address } = withDatabase();

const openMember = () => openPointMember(pool);

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

test('a point that is used already becomes a debt, which the next points pay first', async () => {
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

test('orders and a return at once never use more points than there are, and the return is never lost', async () => {
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
  const members: PointMember[] = [];
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

type Past = {
  readonly lines: string[];
  readonly open: { orderId: string; left: number }[];
  readonly paid: { orderId: string; left: number }[];
};
type Step = (member: PointMember, past: Past, amount: number) => Promise<unknown>;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % (items.length || 1)];

const close = (open: Past['open'], number: number) => open.splice(number % (open.length || 1), 1)[0];

/** The events that may happen to a member's points; the amount also picks the line or order that it happens to. */
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

test('the balance is what the history adds up to, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (chosen) => {
      const member = await openMember();
      const past: Past = { lines: [], open: [], paid: [] };
      for (const [step, amount] of chosen) {
        await step(member, past, amount);
        const { balance, inLots, inHistory, debt } = await member.read();
        expect({ inLots, inHistory }).toEqual({ inLots: balance, inHistory: balance });
        // A member who owes has nothing left to spend.
        const { available } = await readPoints(pool, member.memberId);
        expect(Math.min(available, debt)).toBe(0);
      }
      const last = (await member.history()).at(-1)?.split(' ').at(-1) ?? '0';
      expect(Number(last)).toBe((await member.read()).balance);
    }),
    { numRuns: 30 },
  );
});
