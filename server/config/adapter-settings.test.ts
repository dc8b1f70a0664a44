import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const smtp = { SMTP_URL: 'smtp://shop:p%40ss@mail.example', MAIL_FROM: '꾸밈 <hello@shop.example>' };
const sms = { SMS_URL: 'https://sms.example/v1', SMS_TOKEN: 'token', SMS_SENDER: '0212345678' };

const wallet = { WALLET_URL: 'https://wallet.example/v1/', WALLET_TOKEN: 'token' };
const chat = { CHAT_PLUGIN_KEY: '0a1b2c3d-plugin', CHAT_MEMBER_SECRET: 'ab'.repeat(32) };

const s3 = {
  CDN_URL: 'https://cdn.example',
  S3_PUBLIC_BUCKET: 'shop-public',
  S3_PRIVATE_BUCKET: 'shop-private',
};

test('emails leave by the server of the operator', () => {
  expect(readConfig(smtp).smtp).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    credentials: { user: 'shop', pass: 'p@ss' },
    from: { name: '꾸밈', address: 'hello@shop.example' },
  });
  const secure = { SMTP_URL: 'smtps://[::1]', MAIL_FROM: 'hello@shop.example' };
  expect(readConfig(secure).smtp).toEqual({
    host: '::1',
    port: 465,
    isSecure: true,
    credentials: null,
    from: { name: '', address: 'hello@shop.example' },
  });
});

test('text messages leave by the provider of the operator', () => {
  expect(readConfig(sms).sms).toEqual({ url: sms.SMS_URL, token: 'token', sender: '0212345678' });
});

test('parcels are followed by the service of the operator, with its key or without', () => {
  const address = { TRACKER_URL: 'https://tracker.example/graphql' };
  expect(readConfig(address).tracker).toEqual({ url: address.TRACKER_URL, key: null });
  const withKey = readConfig({ ...address, TRACKER_KEY: 'client:secret' });
  expect(withKey.tracker).toEqual({ url: address.TRACKER_URL, key: 'client:secret' });
  expect(readConfig({}).tracker).toBeNull();
  expect(() => readConfig({ TRACKER_URL: 'tracker.example' })).toThrow('TRACKER_URL');
});

test('wallets and the chat are those of the operator', () => {
  expect(readConfig(wallet).wallet).toEqual({ url: 'https://wallet.example/v1', token: 'token' });
  expect(readConfig(chat).chat).toEqual({
    pluginKey: '0a1b2c3d-plugin',
    memberSecret: Buffer.alloc(32, 0xab),
    scriptUrl: 'https://cdn.channel.io/plugin/ch-plugin-web.js',
  });
  expect(readConfig({})).toMatchObject({ wallet: null, chat: null });
});

test('files lie in two buckets of the operator, whose keys may come from the machine', () => {
  expect(readConfig(s3).s3).toEqual({
    endpoint: null,
    region: 'us-east-1',
    credentials: null,
    buckets: { public: 'shop-public', private: 'shop-private' },
  });
  const own = {
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'kr',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'x',
  };
  expect(readConfig({ ...s3, ...own }).s3).toMatchObject({
    endpoint: 'https://s3.example',
    region: 'kr',
    credentials: { accessKeyId: 'id', secretAccessKey: 'x' },
  });
});

test.each([
  [{ ...s3, S3_PRIVATE_BUCKET: '' }, 'Files in S3 need two buckets, S3_PUBLIC_BUCKET and S3_PRIVATE_BUCKET.'],
  [{ ...s3, S3_PRIVATE_BUCKET: 'shop-public' }, 'Files in S3 need two buckets'],
  [{ ...s3, CDN_URL: '' }, 'Files in S3 need CDN_URL, where browsers find the files of S3_PUBLIC_BUCKET.'],
  [{ ...s3, S3_ACCESS_KEY_ID: 'id' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.'],
  [{ ...smtp, MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM, the mailbox that emails come from.'],
  [{ ...smtp, MAIL_FROM: 'a <b@c.example>\r\nBcc: d@e.example' }, 'MAIL_FROM must be a mailbox like'],
  [{ ...smtp, MAIL_FROM: 'hello' }, 'MAIL_FROM must be a mailbox like'],
  [{ ...sms, SMS_TOKEN: '' }, 'SMS_URL needs SMS_TOKEN, what the provider knows this shop by.'],
  [{ ...sms, SMS_SENDER: '' }, 'SMS_URL needs SMS_SENDER, the registered number of the shop.'],
  [{ ...sms, SMS_SENDER: '02-1234-5678' }, 'SMS_SENDER must be a phone number in digits'],
  [
    { ...wallet, WALLET_TOKEN: '' },
    'WALLET_URL needs WALLET_TOKEN, what the wallet service knows this shop by.',
  ],
  [{ ...chat, CHAT_MEMBER_SECRET: '' }, 'CHAT_PLUGIN_KEY needs CHAT_MEMBER_SECRET'],
  [{ ...chat, CHAT_PLUGIN_KEY: 'a b' }, 'CHAT_PLUGIN_KEY must be the plugin key of the chat service'],
  [{ ...sms, SMS_URL: 'ftp://sms.example' }, 'SMS_URL must be an http(s) address without a user'],
])('%j stops the start: %s', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test.each([
  [{ ...smtp, SMTP_URL: 'http://shop:hunter2@mail.example' }, 'SMTP_URL must be an address like'],
  [{ ...wallet, WALLET_TOKEN: 'hunter2\n' }, 'WALLET_TOKEN must be printable ASCII.'],
  [{ ...chat, CHAT_MEMBER_SECRET: 'hunter2' }, 'CHAT_MEMBER_SECRET must be the secret of the chat service'],
  [{ ...sms, SMS_TOKEN: 'hunter2\n' }, 'SMS_TOKEN must be printable ASCII.'],
])('a wrong secret is not repeated', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
  expect(() => readConfig(environment)).not.toThrow('hunter2');
});
