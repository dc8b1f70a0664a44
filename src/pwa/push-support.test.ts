import { expect, test } from 'vitest';
import { pushSupport } from './push-support.ts';

const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.4 Safari/605.1.15';

test.each([
  ['a phone whose shopper was never asked', { userAgent: android, permission: 'default' }, 'default'],
  ['a phone with permission', { userAgent: android, permission: 'granted' }, 'granted'],
  ['a phone without permission', { userAgent: android, permission: 'denied' }, 'denied'],
  ['a tab on an iPhone', { userAgent: iphone, permission: null, hasPush: false }, 'install-first'],
  ['the shop on an iPhone’s home screen', { userAgent: iphone, permission: 'default' }, 'default'],
  ['a tab on an iPad', { userAgent: mac, touchPoints: 5, permission: null, hasPush: false }, 'install-first'],
  ['an old browser', { userAgent: mac, permission: 'default', hasPush: false }, 'unsupported'],
] as const)('%s', (_who, browser, support) => {
  expect(pushSupport({ hasPush: true, touchPoints: 0, ...browser })).toBe(support);
});
