import { expect, test } from 'vitest';
import { inAppBrowserOf } from './in-app-browser.ts';
import { outsideHref } from './outside-href.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 15; SM-S926N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0 Mobile Safari/537.36';
const page = 'https://shop.example/login?return=%2Fcart';

test.each([
  [`${iphone} Mobile/15E148 KAKAOTALK/25.7.0 (INAPP)`, 'kakaotalk'],
  [`${android} KAKAOTALK/25.7.0 (INAPP)`, 'kakaotalk'],
  [`${android} NAVER(inapp; search; 2000; 12.15.1)`, 'naver'],
  [`${iphone} Safari Line/15.10.0`, 'line'],
  [`${iphone} Instagram 390.0.0.29 (iPhone16,2; iOS 18_6; ko_KR)`, 'instagram'],
  [`${iphone} [FBAN/FBIOS;FBAV/520.0.0.38;FBDV/iPhone16,2]`, 'facebook'],
  [android, 'other'],
  [`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, null],
  [android.replace('; wv', '').replace('Version/4.0 ', ''), null],
])('%s is the browser of %s', (userAgent, app) => {
  expect(inAppBrowserOf(userAgent)).toBe(app);
});

test('KakaoTalk and LINE have links of their own to the browser of the phone', () => {
  for (const phone of [iphone, android]) {
    expect(outsideHref(`${phone} KAKAOTALK/25.7.0 (INAPP)`, page)).toBe(
      'kakaotalk://web/openExternal?url=https%3A%2F%2Fshop.example%2Flogin%3Freturn%3D%252Fcart',
    );
    expect(outsideHref(`${phone} Line/15.10.0`, page)).toBe(`${page}&openExternalBrowser=1`);
  }
});

test('every other app on Android opens Chrome by an intent, and on an iPhone has its menu alone', () => {
  expect(outsideHref(`${android} NAVER(inapp; search; 2000; 12.15.1)`, page)).toBe(
    'intent://shop.example/login?return=%2Fcart#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fshop.example%2Flogin%3Freturn%3D%252Fcart;end',
  );
  expect(outsideHref(`${iphone} Instagram 390.0.0.29`, page)).toBeNull();
  expect(outsideHref(`${iphone} Version/18.6 Mobile/15E148 Safari/604.1`, page)).toBeNull();
});
