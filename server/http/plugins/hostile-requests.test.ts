import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { accessTokenOf } from '#tests/support/member-requests.ts';
import { insertSmallShop } from '#tests/support/small-shop.ts';
import { builtStorefront, bundleOf } from '../ssr/tests/bundle-fixture.ts';

type LogLine = { readonly level: number; readonly msg: string; readonly err?: { readonly stack: string } };

const logged: LogLine[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const server = withApp({
  log,
  jobs: true,
  dist: builtStorefront,
  bundle: bundleOf('return screen(href)'),
  cdn: { 'products/tee.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
});

let token = '';
beforeAll(async () => {
  await insertSmallShop(server.pool);
  token = await accessTokenOf(server.app, 'shopper');
});

const targets: readonly InjectOptions[] = [
  { url: '/main' },
  { url: '/product/00000000-0000-4000-0005-000000000001' },
  { url: '/nothing/here' },
  { url: '/a.css' },
  { url: '/cdn/products/tee.svg' },
  { url: '/api/v1/image-resize/m?image_url=/products/tee.svg' },
  { url: '/api/v1/config' },
  { url: '/api/v1/openapi.json' },
  { url: '/api/v1/cart' },
  { url: '/api/v1/me' },
  { url: '/api/v1/orders' },
  { url: '/api/v1/search?keyword=tee' },
  { url: '/sitemap.xml' },
  { url: '/robots.txt' },
  { url: '/healthz' },
  { url: '/realms/kkumim/.well-known/openid-configuration' },
  { url: '/realms/kkumim/protocol/openid-connect/userinfo' },
  { method: 'POST', url: '/v1/graphql', payload: { query: '{ __typename }' } },
  { method: 'POST', url: '/api/v1/orders', payload: {} },
  { method: 'POST', url: '/api/v1/payments/webhook', payload: 'x' },
  {
    method: 'POST',
    url: '/realms/kkumim/protocol/openid-connect/token',
    payload: 'grant_type=password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
];

const long = 'x'.repeat(12_000);
const words = [
  '',
  ' ',
  ',',
  ';',
  '=',
  '"',
  '%00',
  '\u00ff\u0080',
  '__proto__',
  '*',
  long,
  '9'.repeat(400),
  '-1',
];
const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = [
  `${segment({ alg: 'none' })}.${segment({ sub: '\u0000', sid: 'x', exp: 1e30 })}.`,
  `${segment({ alg: 'ES256', kid: '\u0000' })}.${segment({})}.AAAA`,
  `${segment({ alg: 'ES256', kid: '__proto__' })}.${segment([])}.${'A'.repeat(86)}`,
  '..',
  'a.b.c',
  'x'.repeat(7_000),
];

const hostileHeaders: Readonly<Record<string, readonly (string | string[])[]>> = {
  authorization: [...forged.map((each) => `Bearer ${each}`), 'Bearer', 'Basic OjA=', 'bearer  x'],
  'x-hasura-role': ['admin', 'user', 'constructor', 'public, admin'],
  'accept-language': ['ko;q=9e99', 'x-'.repeat(3_000), 'en;q=NaN', '-', 'ko-'.repeat(1_000)],
  accept: ['text/html', 'image/avif;q=1e400', '*/*;q=-1'],
  'accept-encoding': ['br;q=0, *;q=0', 'gzip;q=NaN', 'identity;q=0'],
  'if-none-match': ['W/"', '"a","'.repeat(500), 'W/""'],
  'if-match': ['"a"', 'W/"'],
  'if-modified-since': ['Thu, 99 Jan 99999 99:99:99 GMT', '0'],
  'if-unmodified-since': ['Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-range': ['"a"', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  range: [
    'bytes=',
    'bytes=-',
    'bytes=9-1',
    'bytes=-9e99',
    `bytes=0-${'9'.repeat(40)}`,
    'bytes=0-0,1-1,2-2',
    'x=0-1',
  ],
  cookie: [
    'kkumim-cart=%00',
    'kkumim-cart=',
    `kkumim-cart=${'A'.repeat(43)}`,
    '__Host-kkumim-cart=__proto__',
    '__Secure-kkumim-device=%',
    `__Secure-kkumim-device=${'A'.repeat(64)}`,
    'a=b; '.repeat(900),
    ';;=;',
  ],
  'idempotency-key': [`urn:uuid:${randomUUID()}`, `{${randomUUID()}}`, randomUUID().toUpperCase()],
  origin: ['null', 'https://', 'file://', 'https://evil.test\\@shop.test'],
  'content-type': [
    'application/json; charset=',
    'application/json;charset=utf-16',
    'multipart/form-data',
    'text/html',
  ],
  'user-agent': ['Mozilla/5.0 KAKAOTALK '.repeat(300), '<script>'],
  'x-forwarded-for': ['::1%eth0', 'unknown', '1.1.1.1, '.repeat(500)],
  'x-request-id': ['\u0080'],
  'content-encoding': ['br', 'gzip, gzip'],
  'sec-fetch-site': ['cross-site'],
  expect: ['200-ok'],
};

let network = 0;
async function faultsOf(options: InjectOptions): Promise<string[]> {
  logged.length = 0;
  network += 1;
  // Another network each time, so that none is refused for coming too often.
  const remoteAddress = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
  const { statusCode, body } = await server.app.inject({ ...options, remoteAddress });
  const faults = logged.filter(
    ({ level, msg }) => level >= 50 || msg.includes('the contract of the route allows'),
  );
  const isFault = statusCode >= 500 && statusCode !== 503;
  return [
    ...(isFault ? [`${statusCode} ${body.slice(0, 200)}`] : []),
    ...faults.map(({ msg, err }) => `${msg} ${err?.stack}`),
  ];
}

test.each(Object.entries(hostileHeaders))(
  'no value of the header %s makes the shop fail',
  async (name, values) => {
    const found: unknown[] = [];
    for (const value of [...words, ...values]) {
      for (const target of targets) {
        const isMember = target.url?.toString().startsWith('/api/v1/') && name !== 'authorization';
        const headers = {
          host: 'shop.test',
          ...(isMember && { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }),
          ...target.headers,
          [name]: value,
        };
        const faults = await faultsOf({ ...target, headers });
        if (faults.length > 0) found.push([value.slice(0, 60), target.url, ...faults]);
      }
    }
    expect(found).toEqual([]);
  },
);

const parts = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E2%80%AE',
  '%',
  '%zz',
  '%2e%2e%2f',
  '..',
  '%5c',
  '%0d%0a',
  '%27%3B--',
  '__proto__',
  'constructor',
  '-0',
  '9'.repeat(400),
  'x'.repeat(3_000),
  `urn:uuid:${randomUUID()}`,
  randomUUID(),
  '[]',
  '{}',
  '*',
  '%EF%BF%BE',
  '%F0%9F%A7%B5'.repeat(200),
];
const parameters =
  'id category sort tab main_id product_id photo mockup_group_id product_custom_id q colors brand price_min page error next'.split(
    ' ',
  );
const pages = [
  '/product/$',
  '/artist/$',
  '/artist/$/graphic/$',
  '/event/$',
  '/banner/$',
  '/brand/$',
  '/brand/$/product/$',
];
const others = [
  '/plan/$',
  '/influencer/$',
  '/influencer/$/$',
  '/review/$',
  '/shared/$',
  '/mypage/order/$',
  '/order/$',
  '/$',
];
const files = [
  '/cdn/$',
  '/cdn/products/$',
  '/assets/$',
  '/api/v1/image-resize/$',
  '/api/v1/share-pictures/product/$',
  '/sitemap/$',
];

test.each([...pages, ...others, ...files])(
  'no part of the address %s makes the shop fail',
  async (pattern) => {
    const found: unknown[] = [];
    for (const part of parts) {
      const faults = await faultsOf({ url: pattern.replaceAll('$', part), headers: { accept: 'text/html' } });
      if (faults.length > 0) found.push([part.slice(0, 60), ...faults]);
    }
    expect(found).toEqual([]);
  },
);

test.each([
  '/main',
  '/product',
  '/artist/id',
  '/maindetail',
  '/review/list',
  '/login',
  '/search',
  '/banner/list',
  '/product/00000000-0000-4000-0005-000000000001',
  '/brand/00000000-0000-4000-0002-000000000001',
  '/api/v1/payments/return',
  '/api/v1/search',
  '/api/v1/image-resize/m',
  '/api/v1/config',
])('no query of %s makes the shop fail', async (path) => {
  const found: unknown[] = [];
  for (const name of [...parameters, 'keyword', 'image_url', 'paymentId']) {
    for (const part of parts) {
      for (const query of [`${name}=${part}`, `${name}=a&${name}=${part}`, `${name}[]=${part}`]) {
        const faults = await faultsOf({ url: `${path}?${query}`, headers: { accept: 'text/html' } });
        if (faults.length > 0) found.push([query.slice(0, 60), ...faults]);
      }
    }
  }
  expect(found).toEqual([]);
});

test.each([
  'username',
  'password',
  'grant_type',
  'refresh_token',
  'code',
  'client_id',
  'client_secret',
  'redirect_uri',
])('no value of the field %s of a sign-in makes the shop fail', async (field) => {
  const found: unknown[] = [];
  const { client_id, client_secret, token_url } = (await server.app.inject('/api/v1/config')).json();
  for (const grant of ['password', 'refresh_token', 'authorization_code']) {
    for (const part of parts) {
      const form = {
        client_id,
        client_secret,
        grant_type: grant,
        username: 'a',
        password: 'b',
        refresh_token: 'x',
        code: 'y',
      };
      const fields = Object.entries({ ...form, [field]: '' }).map(([name, value]) =>
        name === field ? `${name}=${part}` : `${name}=${value}`,
      );
      const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.test' };
      const faults = await faultsOf({ method: 'POST', url: token_url, headers, payload: fields.join('&') });
      if (faults.length > 0) found.push([grant, part.slice(0, 60), ...faults]);
    }
  }
  expect(found).toEqual([]);
});
