import { expect, test } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

const anywhere = { allowPrivate: false };

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/token',
  'https://web.push.apple.com/token',
  'https://push.example:8443/x',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, anywhere)).toBe(true);
});

test.each([
  'http://push.example/x',
  'https://user:secret@push.example/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://intranet/x',
  `https://push.example/${'x'.repeat(2000)}`,
  'push',
])('%s is refused', (endpoint) => {
  expect(isPushEndpoint(endpoint, anywhere)).toBe(false);
});

test('a private one counts where the operator says so, but never without TLS', () => {
  expect(isPushEndpoint('https://127.0.0.1:9000/x', { allowPrivate: true })).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:9000/x', { allowPrivate: true })).toBe(false);
});
