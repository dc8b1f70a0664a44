import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { id, insertSmallShop } from '#tests/support/small-shop.ts';
import { builtStorefront, bundleOf } from './tests/bundle-fixture.ts';

// The title of the page is all that the server tells of the custom.
const server = withApp({
  dist: builtStorefront,
  bundle: bundleOf(`return screen(String(await readApi(href.replace('/shared/', '/shared-customs/'))))`),
});

const tokenOf = (letter: string) => letter.repeat(43);
const [shared, revoked, removed] = ['a', 'b', 'c'].map(tokenOf) as [string, string, string];

beforeAll(async () => {
  await insertSmallShop(server.pool);
  const share = (token: string, custom: string, revokedAt: Date | null) =>
    server.pool.query(
      'insert into custom_share (product_custom_id, token_hash, revoked_at) values ($1, $2, $3)',
      [custom, createHash('sha256').update(token).digest(), revokedAt],
    );
  await share(shared, id('custom', 2), null);
  await share(revoked, id('custom', 2), new Date());
  // Of a product that is hidden.
  await share(removed, id('custom', 3), null);
});

async function open(path: string) {
  const { statusCode, body, headers } = await server.app.inject(path);
  return { statusCode, title: /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '', headers };
}

test('a shared design is described to messengers, and not listed by search engines', async () => {
  const { statusCode, title, headers } = await open(`/shared/${shared}?utm_source=chat`);
  expect(statusCode).toBe(200);
  expect(title).toContain('하나의');
  expect(title).toContain('티셔츠');
  expect(headers['x-robots-tag']).toBe('noindex');
  // A link that was taken back must not live on in the browser.
  expect(headers['cache-control']).toBe('no-cache');
});

test('nothing of the member who shares it is told but the nickname', async () => {
  const { rows } = await server.pool.query('select * from "user" where id = $1', [id('user', 1)]);
  const { nickname, ...others } = rows[0] as Record<string, unknown>;
  const { title } = await open(`/shared/${shared}`);
  expect(title).toContain(String(nickname));
  const secrets = Object.values(others).filter((value) => typeof value === 'string' && value.length > 5);
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(title).not.toContain(secret);
});

test.each([
  ['was taken back', `/shared/${revoked}`],
  ['leads to a product that is hidden', `/shared/${removed}`],
  ['never led anywhere', `/shared/${tokenOf('d')}`],
  ['is cut off', `/shared/${shared.slice(1)}`],
  ['has what no token has', `/shared/${'%00'.repeat(43)}`],
])('a link that %s is answered with 404', async (_what, path) => {
  expect(await open(path)).toMatchObject({ statusCode: 404, title: '없어요 | 꾸밈' });
});
