import { expect, test } from 'vitest';
import { installMethod } from './install-method.ts';

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
};
const inside = (app: string) => `${agents.iphone} ${app}`;

const on = (userAgent: string, options = {}) =>
  installMethod({ hasPrompt: false, isStandalone: false, userAgent, maxTouchPoints: 5, ...options });

test('a browser with an install prompt shows it', () => {
  expect(on(agents.android, { hasPrompt: true })).toBe('prompt');
});

test('one without cannot install', () => {
  expect(on(agents.android)).toBe('none');
});

test('on an iPhone and an iPad it is installed from the share menu', () => {
  expect(on(agents.iphone)).toBe('share');
  expect(on(agents.mac)).toBe('share');
});

test('a Mac, which has no touch screen, is no iPad', () => {
  expect(on(agents.mac, { maxTouchPoints: 0 })).toBe('none');
});

test.each([
  'KAKAOTALK 11.2.0',
  'Instagram 400.0.0 (iPhone16,2)',
  'Line/15.1.0',
  'NAVER(inapp; search; 2000)',
])('in the browser of %s another browser is needed', (app) => {
  expect(on(inside(app))).toBe('other-browser');
});

test('the installed shop is not installed again', () => {
  expect(on(agents.iphone, { isStandalone: true })).toBe('none');
  expect(on(agents.android, { isStandalone: true, hasPrompt: true })).toBe('none');
});
