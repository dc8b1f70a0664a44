import { randomUUID } from 'node:crypto';
import tls from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { tlsIdentity } from '../../tests/support/push-service/certificate.ts';
import type { Message } from './message.ts';
import type { SmtpSettings } from './smtp-adapter.ts';
import { createSmtpAdapter } from './smtp-adapter.ts';

tls.setDefaultCACertificates([...tls.getCACertificates('default'), String(tlsIdentity.cert)]);

const message: Message = {
  channel: 'email',
  kind: 'SIGN_UP_CODE',
  locale: 'ko',
  recipient: 'shopper@example.com',
  subject: '꾸밈 인증번호',
  text: '인증번호는 123456입니다.\n.\n감사합니다.',
};

const send = (settings: SmtpSettings, id: string = randomUUID()) =>
  createSmtpAdapter(settings).call(id, message);

const reply = (responseCode: number) =>
  Object.assign(new Error('no shopper@example.com here'), { responseCode });

test('an email arrives with its sender, its subject and its text', async () => {
  const { settings, mails } = await startMailServer();
  const id = randomUUID();
  expect(await send(settings, id)).toEqual({ outcome: 'done' });
  const [head = '', body = ''] = mails[0]?.split(/\r\n\r\n/) ?? [];
  expect(head).toContain(`Message-ID: <${id}@shop.example>`);
  expect(head).toContain('To: shopper@example.com');
  expect(head).toContain(`From: =?UTF-8?B?${Buffer.from('꾸밈').toString('base64')}?= <hello@shop.example>`);
  expect(head).toContain('Content-Language: ko');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(Buffer.from(body, 'base64').toString().replaceAll('\r', '')).toContain(message.text);
});

test.each([
  ['a recipient that does not exist is refused', 550, { outcome: 'refused', reason: 'RCPT TO 550' }],
  ['a full mailbox is tried again', 452, { outcome: 'not-made', reason: 'RCPT TO 452' }],
])('%s', async (_case, code, outcome) => {
  const { settings, mails } = await startMailServer({
    onRcptTo: (_address, _session, callback) => callback(reply(code)),
  });
  expect(await send(settings)).toEqual(outcome);
  expect(mails).toEqual([]);
});

test.each([
  ['refused for its content', 554, 'refused'],
  ['put off', 451, 'not-made'],
])('an email is %s after it was read', async (_case, code, outcome) => {
  const { settings } = await startMailServer({
    onData: (stream, _session, callback) => stream.resume().on('end', () => callback(reply(code))),
  });
  expect(await send(settings)).toEqual({ outcome, reason: `DATA ${code}` });
});

test('a connection lost before the email was sent made nothing', async () => {
  const server = await startMailServer({ onRcptTo: () => server.disconnectClients() });
  expect(await send(server.settings)).toEqual({ outcome: 'not-made', reason: 'CONN ECONNECTION' });
});

test('an answer lost after the email was sent leaves it unknown', async () => {
  const server = await startMailServer({
    onData: (stream) => stream.resume().on('end', () => server.disconnectClients()),
  });
  expect(await send(server.settings)).toEqual({ outcome: 'unknown', reason: 'CONN ECONNECTION' });
});

test('a server that is not there made nothing', async () => {
  const { settings } = await startMailServer();
  expect(await send({ ...settings, port: 1 })).toEqual({ outcome: 'not-made', reason: 'CONN ESOCKET' });
});

test('the password goes out encrypted or not at all', async () => {
  const given: unknown[] = [];
  const options: SMTPServerOptions = {
    authOptional: false,
    onAuth: (auth, _session, callback) => {
      given.push([auth.username, auth.password]);
      if (auth.password === 'secret') callback(null, { user: 'shop' });
      else callback(reply(535));
    },
  };
  const plain = await startMailServer({ ...options, allowInsecureAuth: true });
  const credentials = { user: 'shop', pass: 'secret' };
  expect(await send({ ...plain.settings, credentials })).toMatchObject({ outcome: 'not-made' });
  expect(given).toEqual([]);
  const encrypted = await startMailServer({ ...options, disabledCommands: [] });
  expect(await send({ ...encrypted.settings, credentials })).toEqual({ outcome: 'done' });
  const wrong = { user: 'shop', pass: 'wrong' };
  const refused = { outcome: 'not-made', reason: 'AUTH PLAIN 535' };
  expect(await send({ ...encrypted.settings, credentials: wrong })).toEqual(refused);
  expect(given).toEqual([
    ['shop', 'secret'],
    ['shop', 'wrong'],
  ]);
});
