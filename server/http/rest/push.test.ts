import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { browserSubscription } from '#tests/support/browser-subscription.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

const server = withApp();
const make = catalogue(server.pool);
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');

const browser = (changes?: object) => browserSubscription(server, changes);

const rows = async (sql: string, values: unknown[] = []) => (await server.pool.query(sql, values)).rows;

beforeEach(async () => {
  await server.pool.query(
    'truncate push_subscription, push_topic_subscription, user_agreement, notification cascade',
  );
});

test.each([
  ['PUT', '/push/subscription'],
  ['GET', '/push/topics'],
  ['PUT', '/push/topics'],
  ['GET', '/me/agreements'],
  ['PUT', '/me/agreements'],
  ['GET', '/notifications'],
  ['GET', '/notifications/unread'],
  ['POST', '/notifications/read'],
] as const)('%s %s is for members', async (method, path) => {
  const answer = await server.app.inject({ method, url: `/api/v1${path}`, payload: {} });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTH_REQUIRED']);
});

describe('a browser', () => {
  test('is kept once, however often it is sent, with the address of its pages', async () => {
    const body = await browser();
    for (const locale of ['ko', 'en']) {
      expect((await asShopper('PUT', '/push/subscription', { ...body, locale })).statusCode).toBe(204);
    }
    expect(await rows('select endpoint, locale, origin from push_subscription')).toEqual([
      { endpoint: body.endpoint, locale: 'en', origin: 'http://shop.test' },
    ]);
  });

  test('belongs to whoever signed in there last, but not to somebody who only saw its address', async () => {
    const body = await browser();
    await asShopper('PUT', '/push/subscription', body);
    const otherMember = await browser({ endpoint: body.endpoint });
    await asArtist('PUT', '/push/subscription', otherMember);
    const owner = `select email from push_subscription join "user" on "user".id = user_id`;
    expect(await rows(owner)).toEqual([{ email: 'shopper@kkumim.test' }]);
    await asArtist('PUT', '/push/subscription', body);
    expect(await rows(owner)).toEqual([{ email: 'artist@kkumim.test' }]);
  });

  test('is let go by whoever knows its secret, as a page that has signed out does', async () => {
    const body = await browser();
    await asShopper('PUT', '/push/subscription', body);
    const letGo = (auth: string) =>
      server.app.inject({
        method: 'DELETE',
        url: '/api/v1/push/subscription',
        payload: { endpoint: body.endpoint, auth },
      });
    expect((await letGo((await browser()).keys.auth)).statusCode).toBe(204);
    expect(await rows('select from push_subscription')).toHaveLength(1);
    expect((await letGo(body.keys.auth)).statusCode).toBe(204);
    expect(await rows('select from push_subscription')).toHaveLength(0);
  });

  test('beyond ten makes the oldest go', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => browser()));
    for (const body of all) await asShopper('PUT', '/push/subscription', body);
    const kept = await rows('select endpoint from push_subscription order by created_at');
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(all.slice(2).map(({ endpoint }) => endpoint));
  });

  test.each([
    [{ endpoint: 'https://127.0.0.1/x' }, 422, 'PUSH_ENDPOINT_INVALID'],
    [{ endpoint: 'http://push.example/x' }, 422, 'PUSH_ENDPOINT_INVALID'],
    [{ public_key: 'another' }, 409, 'PUSH_KEY_CHANGED'],
    [{ keys: { p256dh: 'short', auth: 'short' } }, 400, 'VALIDATION'],
    [{ locale: 'de' }, 400, 'VALIDATION'],
  ])('with %j is refused', async (changes, status, code) => {
    const answer = await asShopper('PUT', '/push/subscription', await browser(changes));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('replaces its own subscription without a token, knowing the old secret', async () => {
    const [before, after] = [await browser(), await browser()];
    await asShopper('PUT', '/push/subscription', before);
    const replace = (auth: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/push/subscription/replace',
        payload: { old: { endpoint: before.endpoint, auth }, subscription: after },
      });
    expect((await replace(after.keys.auth)).json().code).toBe('PUSH_SUBSCRIPTION_UNKNOWN');
    expect((await replace(before.keys.auth)).statusCode).toBe(204);
    expect(await rows('select endpoint, auth from push_subscription')).toEqual([
      { endpoint: after.endpoint, auth: after.keys.auth },
    ]);
  });
});

describe('the topics of a member', () => {
  test('are listed by name with their addresses, stored once, and taken back', async () => {
    const artist = await make.artist();
    const product = await make.product('모자');
    const variant = await make.variant(await make.option(product), 'M', 0);
    for (const target_id of [product, product, variant]) {
      expect((await asShopper('PUT', '/push/topics', { topic: 'RESTOCK', target_id })).statusCode).toBe(204);
    }
    await asShopper('PUT', '/push/topics', { topic: 'ARTIST', target_id: artist });
    await asShopper('PUT', '/push/topics', { topic: 'NOTICE' });
    await asShopper('DELETE', '/push/topics', { topic: 'ARTIST', target_id: artist });
    const { topics } = (await asShopper('GET', '/push/topics')).json();
    expect(topics).toMatchObject([
      { topic: 'NOTICE', target_id: null, name: null, path: null },
      { topic: 'RESTOCK', target_id: variant, name: '모자 검정 M', path: `/product/${product}` },
      { topic: 'RESTOCK', target_id: product, name: '모자', path: `/product/${product}` },
    ]);
    expect((await asArtist('GET', '/push/topics')).json()).toEqual({ topics: [] });
  });

  test.each([
    [{ topic: 'ARTIST' }],
    [{ topic: 'NOTICE', target_id: randomUUID() }],
    [{ topic: 'RESTOCK', target_id: randomUUID() }],
    [{ topic: 'ARTIST', target_id: randomUUID() }],
  ])('cannot be %j', async (subscription) => {
    const answer = await asShopper('PUT', '/push/topics', subscription);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'PUSH_TOPIC_IMPOSSIBLE']);
  });
});

describe('consents', () => {
  const agree = async (answers: object) => (await asShopper('PUT', '/me/agreements', answers)).json();

  test('are confirmed with sender, time and result, and every answer stays on record', async () => {
    const { sender, agreed_at, result } = await agree({ advertising: true, push: true });
    expect(sender).toBe('꾸밈');
    expect(result).toMatchObject({ advertising: agreed_at, push: agreed_at, night: null, email: null });
    expect((await agree({ night: true })).result.night).not.toBeNull();
    expect((await agree({ advertising: false, push: false })).result).toMatchObject({
      advertising: null,
      push: null,
      night: null,
    });
    expect((await asShopper('GET', '/me/agreements')).json()).toMatchObject({ advertising: null });
    const kept = await rows('select type, agreed from user_agreement order by at, type');
    expect(kept).toHaveLength(6);
    await expect(server.pool.query('update user_agreement set agreed = true')).rejects.toThrow(/add a row/);
  });

  test('of one channel leave the others, and none outlives that to advertising', async () => {
    await agree({ advertising: true, email: true, sms: true, marketing: true });
    expect((await agree({ email: false })).result).toMatchObject({ email: null, sms: expect.any(String) });
    expect((await agree({ advertising: false })).result).toMatchObject({
      advertising: null,
      sms: null,
      marketing: expect.any(String),
    });
  });

  test('for the night need those for advertising', async () => {
    expect((await agree({ night: true })).code).toBe('ADVERTISING_REQUIRED');
    expect((await agree({})).code).toBe('VALIDATION');
  });

  test('never given cannot be taken back', async () => {
    await agree({ advertising: false, push: false });
    expect(await rows('select from user_agreement')).toEqual([]);
  });

  test('for the night do not outlive those for advertising, taken back at the same moment', async () => {
    await agree({ advertising: true });
    const waiting = () =>
      rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).then(({ length }) => length);
    // Lets both requests check, and none of them finish yet.
    const client = await server.pool.connect();
    await client.query(`begin; select from "user" where email = 'shopper@kkumim.test' for update`);
    const night = agree({ night: true });
    await vi.waitUntil(async () => (await waiting()) === 1);
    const withdrawal = agree({ advertising: false });
    await vi.waitUntil(async () => (await waiting()) === 2);
    await client.query('commit');
    client.release();
    await Promise.all([night, withdrawal]);
    const held = (await asShopper('GET', '/me/agreements')).json();
    expect(held).toMatchObject({ advertising: null, night: null });
  });
});

test('the inbox counts what is unread, and reading some or all of it', async () => {
  await asShopper('GET', '/notifications');
  const told = async (title: string) => {
    const words = { title, title_en: title, body: '', body_en: '', path: '/main' };
    const [target_id, subject_id] = [randomUUID(), randomUUID()];
    const id = await make.insert('push_message', { topic: 'NOTICE', target_id, subject_id, ...words });
    await server.pool.query(
      `insert into notification (user_id, message_id, created_at)
       select id, $1, clock_timestamp() from "user" where email = 'shopper@kkumim.test'`,
      [id],
    );
    return id;
  };
  const ids = [await told('하나'), await told('둘'), await told('셋')];
  const { unread, notifications } = (await asShopper('GET', '/notifications')).json();
  expect(unread).toBe(3);
  expect(notifications.map(({ title }: { title: string }) => title)).toEqual(['셋', '둘', '하나']);
  expect((await asShopper('POST', '/notifications/read', { ids: [ids[0]] })).json()).toEqual({ unread: 2 });
  expect((await asArtist('POST', '/notifications/read', {})).json()).toEqual({ unread: 0 });
  expect((await asShopper('GET', '/notifications/unread')).json()).toEqual({ unread: 2 });
  expect((await asShopper('POST', '/notifications/read', {})).json()).toEqual({ unread: 0 });
});
