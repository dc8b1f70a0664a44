import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../public/old-browser.js'), 'utf8');

/** The notice that a browser that is too old shows above this rendered page. */
function noticeFor(userAgent: string, language = 'ko-KR') {
  const { document, location } = new Window({ url: 'https://shop.test/product/1?a=b' });
  document.body.innerHTML = '<main>A shirt</main>';
  runInNewContext(script, { document, location, navigator: { userAgent, language, maxTouchPoints: 5 } });
  const notice = document.body.firstElementChild;
  const link = notice?.querySelector('a');
  expect(notice?.getAttribute('role')).toBe('alert');
  expect(document.querySelector('main')?.textContent).toBe('A shirt');
  return {
    text: notice?.querySelector('p')?.textContent,
    label: link?.textContent ?? null,
    address: link?.getAttribute('href') ?? null,
  };
}

const android = 'Mozilla/5.0 (Linux; Android 11; SM-G973N) AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'KakaoTalk',
    'Version/4.0 Chrome/92.0.4515.105 Mobile Safari/537.36;KAKAOTALK 2409500',
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fshop.test%2Fproduct%2F1%3Fa%3Db',
  ],
  [
    'Naver',
    'Version/4.0 Chrome/100.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 1000; 11.5.2)',
    'intent://shop.test/product/1?a=b#Intent;scheme=https;end',
  ],
  [
    'Instagram',
    'Version/4.0 Chrome/101.0.0.0 Mobile Safari/537.36 Instagram 240.0.0.18 Android',
    'intent://shop.test/product/1?a=b#Intent;scheme=https;end',
  ],
  [
    'Facebook',
    'Version/4.0 Chrome/101.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/370.0.0.23;]',
    'intent://shop.test/product/1?a=b#Intent;scheme=https;end',
  ],
  [
    'LINE',
    'Version/4.0 Chrome/101.0.0.0 Mobile Safari/537.36 Line/12.1.0',
    '/product/1?a=b&openExternalBrowser=1',
  ],
])('inside of %s a shopper with an old WebView opens the page in a browser', (_app, rest, address) => {
  const notice = noticeFor(`${android} ${rest}`);
  expect(notice).toMatchObject({ label: '다른 브라우저로 열기', address });
  expect(notice.text).toContain('이 앱 안에서는');
});

test.each([
  ['Chrome', 'Chrome/100.0.0.0 Mobile Safari/537.36', 'com.android.chrome'],
  [
    'Samsung Internet',
    'SamsungBrowser/20.0 Chrome/106.0.0.0 Mobile Safari/537.36',
    'com.sec.android.app.sbrowser',
  ],
])('an old %s is updated in the store', (_browser, rest, name) => {
  expect(noticeFor(`${android} ${rest}`)).toMatchObject({
    label: '브라우저 업데이트하기',
    address: `https://play.google.com/store/apps/details?id=${name}`,
  });
});

test('on an iPhone the system is updated, as all of its browsers have one engine', () => {
  for (const app of ['Version/15.6 Mobile/15E148 Safari/604.1', 'Mobile/15E148 KAKAOTALK 10.0.5']) {
    const notice = noticeFor(`${iPhone} ${app}`);
    expect(notice.text).toContain('iOS 16.4 이상');
    expect(notice.address).toBeNull();
  }
});

test('a shopper who reads English is told in English which browser is needed', () => {
  const notice = noticeFor('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:102.0) Firefox/102.0', 'en-US');
  expect(notice.text).toBe(
    'Kkumim needs Chrome 111, Edge 111, Firefox 115, Safari 16.4 or newer. Please update your browser.',
  );
});
