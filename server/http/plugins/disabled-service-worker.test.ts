import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';

const server = withApp({
  environment: { SERVICE_WORKER: 'off' },
  dist: { 'sw.js': 'the worker of the shop' },
});

test('a disabled service worker is replaced by one that unregisters itself', async () => {
  for (const url of ['/sw.js', '/sw.js?cdn=https%3A%2F%2Fcdn.test']) {
    const { headers, body } = await server.app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(body).toContain('unregister()');
  }
  expect((await server.app.inject('/api/v1/config')).json()).toMatchObject({ service_worker: false });
});
