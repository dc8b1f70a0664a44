import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StartupError } from '#server/platform/startup-error.ts';
import { readConfig } from './config.ts';

test('without any variable it is the demo shop on the embedded database', () => {
  expect(readConfig({})).toEqual({
    host: '0.0.0.0',
    port: 3000,
    dataDirectory: resolve('.data'),
    database: { kind: 'embedded' },
    demo: true,
    demoOrders: true,
    publicOrigin: null,
    cdnUrl: '/cdn',
    allowsShippedOnly: false,
    cdnIsPrivate: false,
    serviceWorker: true,
    imageCacheBytes: 512 * 1024 * 1024,
    trustedProxies: 0,
    identity: { kind: 'embedded' },
    identityKey: null,
    dataKey: null,
    metricsAddress: null,
    vitalsSampleRate: 0,
    tagManagerId: null,
    kakaoJavascriptKey: null,
    postcodeScriptUrl: null,
    pushSubject: null,
    pushProxy: null,
    pushIsPrivate: false,
    clientSecret: 'storefront',
    logLevel: 'info',
    logFormat: null,
    smtp: null,
    sms: null,
    s3: null,
    payment: null,
    paymentSources: [],
    wallet: null,
    tracker: null,
    chat: null,
    social: null,
  });
});

test('a database server of one’s own is not filled with demo data unless asked for', () => {
  const url = 'postgres://shop:secret@db.example/shop';
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ database: { kind: 'server', url }, demo: false });
  expect(readConfig({ DATABASE_URL: url, DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ DEMO: '0' }).demo).toBe(false);
});

describe('a shop with a public origin', () => {
  const PUBLIC_ORIGIN = 'https://shop.example';

  test('is no demo, and answers the operations of its own storefront only', () => {
    expect(readConfig({ PUBLIC_ORIGIN })).toMatchObject({ demo: false, allowsShippedOnly: true });
  });

  test('answers any operation when its operator says so, and a shop without one refuses them', () => {
    expect(readConfig({ PUBLIC_ORIGIN, GRAPHQL_ALLOW_LIST: 'off' }).allowsShippedOnly).toBe(false);
    expect(readConfig({ GRAPHQL_ALLOW_LIST: 'shipped' }).allowsShippedOnly).toBe(true);
  });

  test.each([
    'https://shop.example',
    'http://192.168.0.7:3000',
    'http://localhost.shop.example',
    'http://127.shop.example',
  ])('cannot be the demo shop at %s, whose password everybody knows', (publicOrigin) => {
    const DATABASE_URL = 'postgres://shop:secret@db.example/shop';
    for (const more of [{}, { DATABASE_URL }]) {
      const start = () => readConfig({ ...more, PUBLIC_ORIGIN: publicOrigin, DEMO: '1' });
      expect(start).toThrow(StartupError);
      expect(start).toThrow(`not "${publicOrigin}".`);
    }
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://shop.localhost',
  ])('can be the demo shop at %s, this very machine', (publicOrigin) => {
    expect(readConfig({ PUBLIC_ORIGIN: publicOrigin, DEMO: '1' }).demo).toBe(true);
  });
});

test('metrics are for this machine unless another address is named', () => {
  expect(readConfig({ METRICS_PORT: '9100' }).metricsAddress).toEqual({ host: '127.0.0.1', port: 9100 });
  const anywhere = readConfig({ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' });
  expect(anywhere.metricsAddress).toEqual({ host: '0.0.0.0', port: 9100 });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

test.each(['0', '1', '65535'])('port %s is a port', (PORT) => {
  expect(readConfig({ PORT }).port).toBe(Number(PORT));
});

describe('a wrong value is named in one line', () => {
  test.each([
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['PORT', '0x10', 'a whole number from 0 to 65535'],
    ['VITALS_SAMPLE_RATE', '2', 'a number from 0 to 1'],
    ['METRICS_PORT', '0', 'a whole number from 1 to 65535'],
    ['DEMO', 'yes', '0 or 1'],
    ['SERVICE_WORKER', '0', 'on or off'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['LOG_FORMAT', 'text', 'pretty or json'],
    ['PUBLIC_ORIGIN', 'https://shop.example/', 'an address like https://shop.example, without a path'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)', 'an address like https://shop.example, without a path'],
    ['PUBLIC_ORIGIN', 'shop.example', 'an address like https://shop.example, without a path'],
    ['CDN_URL', '//evil.example', '/cdn or an http(s) address without query and closing slash'],
    ['GTM_ID', 'GTM-1"></script>', 'an id like GTM-AB12CD3'],
    ['KAKAO_JAVASCRIPT_KEY', 'demo', 'the JavaScript key of a Kakao application: 32 hexadecimal digits'],
    ['PUSH_SUBJECT', 'help@shop.example', 'an address like mailto:help@shop.example or https://shop.example'],
    ['GRAPHQL_ALLOW_LIST', 'on', 'shipped or off'],
    ['IDENTITY', 'auth0', 'embedded or keycloak'],
    ['IDENTITY_ISSUER', 'https://id.example', 'an address like https://id.example/realms/kkumim'],
    ['IDENTITY_ISSUER', 'id.example/realms/shop', 'an address like https://id.example/realms/kkumim'],
    ['IDENTITY_ISSUER', 'https://id.example/realms/a/', 'an address like https://id.example/realms/kkumim'],
    ['CDN_URL', 'https://cdn.example/', '/cdn or an http(s) address without query and closing slash'],
  ])('%s=%s', (name, value, wanted) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} must be ${wanted}, not ${JSON.stringify(value)}.`,
    );
  });
});

test('the key of the identity provider is 32 bytes in base64, and a wrong one is not repeated', () => {
  const key = Buffer.alloc(32, 7);
  expect(readConfig({ IDENTITY_KEY: key.toString('base64') }).identityKey).toEqual(key);
  for (const IDENTITY_KEY of ['short', Buffer.alloc(31).toString('base64')]) {
    expect(() => readConfig({ IDENTITY_KEY })).toThrow('IDENTITY_KEY must be 32 random bytes in base64.');
    expect(() => readConfig({ DATA_KEY: IDENTITY_KEY })).toThrow(
      'DATA_KEY must be 32 random bytes in base64.',
    );
  }
});

test.each([
  ['DATABASE_URL', 'mysql://shop:secret@db', 'postgres://user:password@host/database'],
  ['PUSH_PROXY', 'https://shop:secret@proxy', 'an address like http://proxy.example:3128'],
  ['CDN_URL', 'https://a:b@cdn.example', '/cdn or an http(s) address without query and closing slash'],
  [
    'PUBLIC_ORIGIN',
    'https://shop:secret@shop.example',
    'an address like https://shop.example, without a path',
  ],
])('the password of a wrong %s is not repeated', (name, value, wanted) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be ${wanted}.`);
});

describe('members are signed in by Keycloak', () => {
  const keycloak = {
    IDENTITY: 'keycloak',
    IDENTITY_ISSUER: 'https://id.example/realms/shop',
    IDENTITY_SERVICE_SECRET: 'secret',
  };

  test('with an issuer, the storefront’s client and a service account', () => {
    expect(readConfig(keycloak).identity).toEqual({
      kind: 'keycloak',
      issuer: 'https://id.example/realms/shop',
      clientId: 'storefront',
      service: { id: 'kkumim-server', secret: 'secret' },
      providers: [],
    });
    const named = readConfig({ ...keycloak, IDENTITY_CLIENT: 'shop', IDENTITY_SERVICE: 'shop-server' });
    expect(named.identity).toMatchObject({ clientId: 'shop', service: { id: 'shop-server' } });
  });

  test.each(['IDENTITY_ISSUER', 'IDENTITY_SERVICE_SECRET'])('not without %s', (missing) => {
    expect(() => readConfig({ ...keycloak, [missing]: '' })).toThrow(`IDENTITY=keycloak needs ${missing}.`);
  });
});
