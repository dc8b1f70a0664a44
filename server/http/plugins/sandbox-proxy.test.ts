import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { newOrder, withSandbox } from '#tests/support/sandbox-gateway.ts';

/** The status of a request whose path nobody has resolved. */
async function statusOf(path: string): Promise<number | undefined> {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const [answer] = await once(request({ host: '127.0.0.1', port, path }).end(), 'response');
  return answer.statusCode;
}

const sandbox = withSandbox();
const shop = withApp({ sandbox: () => sandbox });
const other = withApp({ environment: { PAYMENT: 'off' } });

test('the shop shows the payment window as its own page, which may stand in its frames', async () => {
  const opened = await sandbox.openWindow(newOrder());
  const { url } = (await opened.json()) as { url: string };
  const page = await shop.app.inject({ url, headers: { 'accept-language': 'ko' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('12,000원 결제하기');
  expect(page.headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  expect((await shop.app.inject('/main')).headers['x-frame-options']).toBe('DENY');
});

test('a phone is sent back to the shop as it has reached it', async () => {
  const payload = (redirectUrl: string) => ({
    storeId: 'store-sandbox',
    channelKey: 'channel-key-sandbox-card',
    paymentId: 'phone-1',
    redirectUrl,
    orderName: '티셔츠',
    totalAmount: 1_000,
    currency: 'KRW',
    payMethod: 'CARD',
  });
  const open = (redirectUrl: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/sandbox/v2/sessions',
      headers: { host: '192.168.0.5:3000' },
      payload: payload(redirectUrl),
    });
  expect((await open('http://192.168.0.5:3000/api/v1/payment/callback')).statusCode).toBe(200);
  expect((await open('http://evil.example/')).statusCode).toBe(409);
});

test.each(['/sandbox/../payments/x', '/sandbox/../v1/users/getToken', '/sandbox/%2e%2e/payments/x'])(
  'the interface for shops is not behind it: %s',
  async (path) => {
    // A browser resolves the path; a program sends it as it is.
    expect(await statusOf(path)).toBe(404);
  },
);

test('a shop that is not paid at a sandbox has none', async () => {
  expect((await other.app.inject('/sandbox/')).statusCode).toBe(404);
  expect((await other.app.inject('/api/v1/config')).json()).toMatchObject({ payment: null });
});
