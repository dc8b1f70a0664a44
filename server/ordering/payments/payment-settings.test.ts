import { expect, test, vi } from 'vitest';
import { openPaymentGateway } from '#server/app/adapters/open-payment-gateway.ts';
import { browserPayment, choosePayment, paymentSources } from '#server/config/choose-payment.ts';
import { readConfig } from '#server/config/config.ts';
import { paymentEnvironment } from '#tests/support/ordering.ts';

const choose = (environment: Record<string, string>) => choosePayment(readConfig(environment));
const v1 = {
  PAYMENT: 'portone_v1',
  IAMPORT_CODE: 'imp00000000',
  IAMPORT_KEY: 'key-of-the-shop',
  IAMPORT_SECRET: 'secret-of-the-shop',
  PORTONE_CARD: 'html5_inicis.MOIshop001',
};

test('the demo shop of one machine is paid at its sandbox, any other only if it says so', () => {
  expect(choose({})).toEqual({ kind: 'sandbox', contract: 'v2' });
  expect(choose({ PUBLIC_ORIGIN: 'http://localhost:3000', DEMO: '1' }).kind).toBe('none');
  expect(choose({ DEMO: '0' }).kind).toBe('none');
  expect(choose({ PAYMENT: 'off' }).kind).toBe('none');
  expect(choose({ PUBLIC_ORIGIN: 'https://shop.example', PAYMENT: 'sandbox_v1' })).toMatchObject({
    contract: 'v1',
  });
});

test('an account of one’s own is live, with the methods that have a channel', () => {
  const environment = { ...paymentEnvironment, PORTONE_WEBHOOK_SECRET_BEFORE: 'whsec_b2xk' };
  expect(choose(environment)).toMatchObject({
    kind: 'portone_v2',
    apiUrl: 'https://api.portone.io',
    channelType: 'LIVE',
    webhookSecrets: [paymentEnvironment.PORTONE_WEBHOOK_SECRET, 'whsec_b2xk'],
    channels: { CARD: 'channel-key-card', VIRTUAL_ACCOUNT: 'channel-key-account' },
  });
  expect(browserPayment(readConfig(environment))).toMatchObject({
    methods: ['CARD', 'VIRTUAL_ACCOUNT'],
    scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
    isSandbox: false,
  });
  expect(choose(v1)).toMatchObject({ kind: 'portone_v1', impCode: 'imp00000000' });
});

test.each([
  [{ ...paymentEnvironment, PORTONE_API_SECRET: '' }, ['PORTONE_API_SECRET']],
  [
    { ...paymentEnvironment, PORTONE_STORE_ID: '', PORTONE_WEBHOOK_SECRET: '' },
    ['PORTONE_STORE_ID', 'PORTONE_WEBHOOK_SECRET'],
  ],
  [{ ...v1, IAMPORT_SECRET: '' }, ['IAMPORT_SECRET']],
  [{ ...v1, PORTONE_CARD: '' }, ['PORTONE_CARD']],
])('a value that is missing hides buying, with one line that names it', async (environment, missing) => {
  const log = { info: vi.fn(), warn: vi.fn() };
  expect(await openPaymentGateway(readConfig(environment), null, log)).toBeNull();
  expect(log.warn.mock.calls).toEqual([[{ missing }, expect.stringContaining('buying is hidden')]]);
});

test.each([
  ['PORTONE_STORE_ID', 'my shop'],
  ['PORTONE_WEBHOOK_SECRET', 'not-a-secret'],
  ['IAMPORT_CODE', '12345678'],
  ['PAYMENT', 'cash'],
  ['PAYMENT_SOURCES', "https://pay.example 'unsafe-eval'"],
  ['PORTONE_CARD', 'a; script-src *'],
])('a value that is wrong stops the start: %s', (name, value) => {
  expect(() => readConfig({ ...paymentEnvironment, [name]: value })).toThrow(name);
});

test('no secret is repeated in the line that stops the start', () => {
  const wrong = () => readConfig({ PORTONE_API_SECRET: 'tooshrt' });
  expect(wrong).toThrow(/^PORTONE_API_SECRET must be printable ASCII\.$/);
});

test('the security policy opens for what is configured', () => {
  expect(paymentSources(readConfig({}))).toEqual({ script: [], frame: [], connect: [], form: [] });
  const sources = paymentSources(
    readConfig({ ...paymentEnvironment, PAYMENT_SOURCES: 'https://stdpay.inicis.com https://*.kakao.com' }),
  );
  expect(sources.script).toEqual([
    'https://cdn.portone.io',
    'https://stdpay.inicis.com',
    'https://*.kakao.com',
  ]);
  expect(sources.frame).toContain('https://*.portone.io');
  expect(paymentSources(readConfig(v1)).script).toEqual(['https://cdn.iamport.kr']);
});
