import { expect, test, vi } from 'vitest';
import { createMessageAdapters } from '#server/app/adapters/message-adapters.ts';
import { readConfig } from '#server/config/config.ts';
import { createMessages } from '#server/messages/messages.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openOutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import { withDatabase } from '#tests/support/database.ts';
import { openMortalPool } from '#tests/support/mortal-pool.ts';
import { orderingRows } from '#tests/support/ordering.ts';
import { openLedger } from '#tests/support/point-ledger.ts';
import { notifyExpiringCoupons } from '../coupons/expiring-coupons.ts';
import { notifyExpiringPoints } from '../points/expiring-points.ts';

const { pool, address } = withDatabase();
const make = orderingRows(pool);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** The demo shop's messages, which wait in the database until a job sends them. */
async function openMessages() {
  const jobs = await openJobs(pool, log);
  const adapters = createMessageAdapters(readConfig({ DEMO: '1' }), pool, log);
  const calls = await openOutboundCalls({ pool, jobs, log, adapters: [] });
  return { messages: createMessages(calls, adapters), close: jobs.close };
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

async function memberWith({
  lots = {},
  coupons = [],
}: {
  lots?: Record<number, number>;
  coupons?: number[];
}) {
  const memberId = await make.user();
  for (const [amount, days] of Object.entries(lots)) {
    await make.points(memberId, Number(amount));
    await pool.query('update point_lot set expires_at = $3 where user_id = $1 and amount = $2', [
      memberId,
      Number(amount),
      hours(days * 24 - 1),
    ]);
  }
  for (const days of coupons) {
    const id = await make.coupon(memberId, { name_ko: `${days}일 쿠폰`, name_en: `${days} days` });
    await pool.query('update user_coupon set expires_at = $2, created_at = $3 where id = $1', [
      id,
      hours(days * 24 - 1),
      hours(-48),
    ]);
  }
  return memberId;
}

async function textsTo(memberId: string): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select payload ->> 'text' as text from outbound_call
     where payload ->> 'recipient' = (select email from "user" where id = $1) order by created_at`,
    [memberId],
  );
  return rows.map(({ text }) => text);
}

test('a member is told of expiring points 60, 30 and 3 days before, once each, and of all of a day at once', async () => {
  const { messages, close } = await openMessages();
  const memberId = await memberWith({ lots: { 1000: 60, 500: 60, 70: 90 } });
  const notify = () =>
    Promise.all([notifyExpiringPoints(pool, messages), notifyExpiringPoints(pool, messages)]);
  const countAfter = async (days: number | null) => {
    if (days !== null)
      await pool.query('update point_lot set expires_at = $2 where user_id = $1 and amount > 100', [
        memberId,
        hours(days * 24 - 1),
      ]);
    await notify();
    return (await textsTo(memberId)).length;
  };
  expect(await countAfter(null)).toBe(1);
  expect((await textsTo(memberId))[0]).toMatch(/ 1,500원$/);
  expect(await countAfter(31)).toBe(1);
  expect(await countAfter(30)).toBe(2);
  expect(await countAfter(4)).toBe(2);
  expect(await countAfter(3)).toBe(3);
  expect(await countAfter(1)).toBe(3);
  await close();
});

test('a member is not told of expiring points that an order holds', async () => {
  const { messages, close } = await openMessages();
  const memberId = await memberWith({ lots: { 1000: 20 } });
  const { hold } = await openLedger(pool, memberId);
  expect(await hold(1_000)).not.toBeNull();
  await notifyExpiringPoints(pool, messages);
  expect(await textsTo(memberId)).toEqual([]);
  await close();
});

test('a member is told of expiring coupons three days before, once, in one message', async () => {
  const { messages, close } = await openMessages();
  const memberId = await memberWith({ coupons: [3, 2, 4] });
  await Promise.all([notifyExpiringCoupons(pool, messages), notifyExpiringCoupons(pool, messages)]);
  await notifyExpiringCoupons(pool, messages);
  const texts = await textsTo(memberId);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/2일 쿠폰.+\n.+3일 쿠폰/);
  expect(texts[0]).not.toContain('4일 쿠폰');
  await close();
});

test('a member who has left hears nothing', async () => {
  const { messages, close } = await openMessages();
  const memberId = await memberWith({ lots: { 1000: 3 }, coupons: [2] });
  await pool.query(`update "user" set state = 'WITHDRAWN' where id = $1`, [memberId]);
  await notifyExpiringCoupons(pool, messages);
  await notifyExpiringPoints(pool, messages);
  expect(await textsTo(memberId)).toEqual([]);
  await close();
});

test('a run that dies again and again tells everybody once', async () => {
  const { messages, close } = await openMessages();
  const members: string[] = [];
  const { mortal, runUntilKilled } = openMortalPool(pool, address);
  const run = async () => {
    await notifyExpiringCoupons(mortal, messages);
    await notifyExpiringPoints(mortal, messages);
  };
  const outcomes: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (let count = 0; count < 10; count += 1)
      members.push(await memberWith({ lots: { 800: 3 }, coupons: [2] }));
    outcomes.push(await runUntilKilled(run, 8 * round));
  }
  expect(outcomes.filter((outcome) => outcome === 'died').length).toBeGreaterThan(2);
  await run();
  await mortal.end();
  const counts = await Promise.all(members.map(async (memberId) => (await textsTo(memberId)).length));
  expect(counts).toEqual(members.map(() => 2));
  await close();
});
