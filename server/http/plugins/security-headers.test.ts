import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';

const plain = withApp();
const measured = withApp({ environment: { GTM_ID: 'GTM-TEST123' } });

const sharing = withApp({ environment: { KAKAO_JAVASCRIPT_KEY: '0123456789abcdef0123456789abcdef' } });

const postcodeUrl = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const searching = withApp({ environment: { POSTCODE_SCRIPT_URL: postcodeUrl } });

const policyOf = async ({ app }: typeof plain) =>
  String((await app.inject('/main')).headers['content-security-policy']);

test('a shop without a tag manager and KakaoTalk allows no address but its own', async () => {
  expect(await policyOf(plain)).not.toContain('https:');
  expect((await plain.app.inject('/api/v1/config')).json()).toMatchObject({ analytics: null, kakao: null });
});

test('a shop with one allows its script, and still no script in the page', async () => {
  const policy = await policyOf(measured);
  expect(policy).toContain(' https://www.googletagmanager.com;');
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  expect((await measured.app.inject('/api/v1/config')).json()).toMatchObject({
    analytics: { gtm_id: 'GTM-TEST123' },
  });
});

test('a shop that searches for addresses allows the script and the frame of the search', async () => {
  const policy = await policyOf(searching);
  expect(policy).toMatch(new RegExp(`script-src [^;]*${RegExp.escape(postcodeUrl)}`));
  expect(policy).toContain("frame-src 'self' https://postcode.map.kakao.com https://postcode.map.daum.net;");
  expect((await searching.app.inject('/api/v1/config')).json().postcode).toEqual({ script_url: postcodeUrl });
});

test('a shop that shares by KakaoTalk allows one release of its script, and says which', async () => {
  const policy = await policyOf(sharing);
  const { kakao } = (await sharing.app.inject('/api/v1/config')).json();
  expect(kakao).toMatchObject({ javascript_key: '0123456789abcdef0123456789abcdef' });
  expect(kakao.sdk_integrity).toMatch(/^sha384-/);
  expect(policy).toMatch(new RegExp(`script-src [^;]*${RegExp.escape(kakao.sdk_url)}`));
  expect(policy).not.toMatch(/kakaocdn\.net(?!\/kakao_js_sdk\/[\d.]+\/kakao\.min\.js)/);
  expect(policy).toContain("form-action 'self' https://sharer.kakao.com;");
});
