import { expect, test } from 'vitest';
import { withApp } from '../../tests/support/app.ts';

const plain = withApp();
const measured = withApp({ environment: { GTM_ID: 'GTM-TEST123' } });

const sharing = withApp({ environment: { KAKAO_JAVASCRIPT_KEY: '0123456789abcdef0123456789abcdef' } });

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

test('a shop that shares by KakaoTalk allows one release of its script, and says which', async () => {
  const policy = await policyOf(sharing);
  const { kakao } = (await sharing.app.inject('/api/v1/config')).json();
  expect(kakao).toMatchObject({ javascript_key: '0123456789abcdef0123456789abcdef' });
  expect(kakao.sdk_integrity).toMatch(/^sha384-/);
  expect(policy).toMatch(new RegExp(`script-src [^;]*${RegExp.escape(kakao.sdk_url)}`));
  expect(policy).not.toMatch(/kakaocdn\.net(?!\/kakao_js_sdk\/[\d.]+\/kakao\.min\.js)/);
  expect(policy).toContain("form-action 'self' https://sharer.kakao.com;");
});
