import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/demo-accounts.ts';
import { openingLines } from './opening-lines.ts';

const address = 'http://localhost:3000';

test('an operator reads where the shop is and who can sign in', () => {
  const messagesAddress = `${address}/dev/messages`;
  const phoneAddress = 'http://192.168.0.7:3000';
  const paymentsAddress = `${address}/sandbox/`;
  const text = openingLines({ address, phoneAddress, demoAccounts, messagesAddress, paymentsAddress });
  expect(text).toContain(`Payments for practice, and deposits: ${paymentsAddress}`);
  expect(text).toContain('would send: http://localhost:3000/dev/messages\n');
  expect(text).toContain('꾸밈 is open: http://localhost:3000\n');
  expect(text).toContain('On a phone in the same network: http://192.168.0.7:3000\n');
  expect(text).toContain('shopper@kkumim.test');
  expect(text).toContain('Their password: kkumim1234');
  expect(text.split('\n').filter((line) => line.includes('\u001b[97;40m')).length).toBeGreaterThan(10);
});

test('a shop that only this machine reaches shows no code, one without demo members names none', () => {
  const text = openingLines({
    address,
    phoneAddress: null,
    demoAccounts: [],
    messagesAddress: null,
    paymentsAddress: null,
  });
  expect(text).toBe('\n  꾸밈 is open: http://localhost:3000\n  Ctrl+C stops it.\n\n');
});
