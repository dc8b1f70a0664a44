import { expect, test } from 'vitest';
import { networkPrefix, normalizeIp } from './client-ip.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', '0.0.0.0'],
  ["1'; drop table", '0.0.0.0'],
  // A connection that is closed has none.
  [undefined, '0.0.0.0'],
])('%s is normalized to %s', (ip, address) => {
  expect(normalizeIp(ip)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
])('%s has the prefix %s', (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix);
});
