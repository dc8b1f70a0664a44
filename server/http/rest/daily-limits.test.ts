import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createInquiry } from '#src/shared/contracts/inquiries.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

const server = withApp();
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');

beforeEach(() => server.pool.query('delete from daily_use'));

const sendInquiry = (as: ReturnType<typeof memberRequests>) =>
  as(
    'POST',
    '/inquiries',
    { type: 'ETC', title: '문의', content: '언제 오나요?', image_ids: [] },
    { 'idempotency-key': randomUUID() },
  );

test('a member who has asked as often as one may on a day asks again the next day, and others are not affected', async () => {
  expect((await sendInquiry(asShopper)).statusCode).toBe(201);
  await server.pool.query('update daily_use set amount = $1', [createInquiry.perDay]);
  const refused = await sendInquiry(asShopper);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'DAILY_LIMIT']);
  expect((await sendInquiry(asArtist)).statusCode).toBe(201);
  await server.pool.query('update daily_use set day = day - 1');
  expect((await sendInquiry(asShopper)).statusCode).toBe(201);
});

const consents = async () =>
  (await server.pool.query(`select from user_agreement where type in ('ADVERTISING', 'PUSH')`)).rowCount;

test('a consent is stored when it changes, and again after half a year, because the law wants it renewed', async () => {
  const agree = (advertising: boolean) =>
    asShopper('PUT', '/me/agreements', { advertising, push: advertising });
  const before = (await consents()) ?? 0;
  await agree(true);
  const first = (await agree(true)).json();
  for (let times = 0; times < 5; times += 1) await agree(true);
  expect(await consents()).toBe(before + 2);
  expect((await asShopper('GET', '/me/agreements')).json().advertising).toBe(first.result.advertising);
  await agree(false);
  await agree(false);
  await agree(true);
  expect(await consents()).toBe(before + 6);
  // Rows of consents are never changed, so one of long ago is made.
  await server.pool.query(
    `insert into user_agreement (user_id, type, terms_version, agreed, at, method)
     select user_id, 'MARKETING', terms_version, true, now() - interval '181 days', 'WEB' from user_agreement
     where type = 'PUSH' limit 1`,
  );
  await asShopper('PUT', '/me/agreements', { marketing: true });
  const { marketing } = (await asShopper('GET', '/me/agreements')).json();
  expect(Date.now() - Date.parse(marketing)).toBeLessThan(60_000);
});
