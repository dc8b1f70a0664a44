import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { chooseSocial, socialNames } from '#server/config/choose-social.ts';
import { readConfig } from '#server/config/config.ts';
import { socialScripts } from '#server/http/social-scripts.ts';
import { StartupError } from '#server/platform/startup-error.ts';

const namesOf = (environment: Record<string, string>) => socialNames(readConfig(environment));

test('the demo shop of one machine plays all providers, and one that others reach has those that are configured', () => {
  expect(namesOf({})).toEqual(['kakao', 'naver', 'google', 'apple', 'line']);
  expect(namesOf({ SOCIAL: 'off' })).toEqual([]);
  const PUBLIC_ORIGIN = 'https://shop.example';
  expect(namesOf({ PUBLIC_ORIGIN })).toEqual([]);
  expect(namesOf({ PUBLIC_ORIGIN, SOCIAL_LINE_CLIENT: '1', SOCIAL_LINE_SECRET: 's' })).toEqual(['line']);
});

test('with Keycloak those are offered that the realm is said to lead to, and no clients of the shop’s own', () => {
  const realm = { IDENTITY: 'keycloak', IDENTITY_ISSUER: 'https://id.example/realms/kkumim' };
  const keycloak = { ...realm, IDENTITY_SERVICE_SECRET: 's' };
  expect(namesOf(keycloak)).toEqual([]);
  expect(namesOf({ ...keycloak, SOCIAL_LINE_CLIENT: '1', SOCIAL_LINE_SECRET: 's' })).toEqual([]);
  expect(namesOf({ ...keycloak, IDENTITY_PROVIDERS: 'line, kakao' })).toEqual(['kakao', 'line']);
  expect(() => namesOf({ ...keycloak, IDENTITY_PROVIDERS: 'github' })).toThrow(
    'IDENTITY_PROVIDERS must be some of kakao,naver,google,apple,line, not "github".',
  );
});

test('a client without its secret stops the start, and no secret is in the message', () => {
  expect(() => readConfig({ SOCIAL_KAKAO_CLIENT: 'a' })).toThrow(
    new StartupError('SOCIAL_KAKAO_CLIENT needs SOCIAL_KAKAO_SECRET.'),
  );
  expect(() => readConfig({ SOCIAL_APPLE_CLIENT: 'a', SOCIAL_APPLE_TEAM: 't' })).toThrow('SOCIAL_APPLE_KEY');
  expect(() => readConfig({ SOCIAL_APPLE_KEY: 'bXktc2VjcmV0' })).toThrow(
    'SOCIAL_APPLE_KEY must be the .p8 file of the key in base64.',
  );
});

test('Apple’s key is read as it is downloaded', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const config = readConfig({
    SOCIAL_APPLE_CLIENT: 'shop',
    SOCIAL_APPLE_TEAM: 'T1',
    SOCIAL_APPLE_KEY_ID: 'K1',
    SOCIAL_APPLE_KEY: Buffer.from(pem).toString('base64'),
  });
  expect(chooseSocial(config)).toMatchObject({
    clients: { apple: { secret: { teamId: 'T1', keyId: 'K1', privateKey: pem } } },
  });
});

test('scripts are loaded for what is configured, and can be switched off', () => {
  const google = { SOCIAL_GOOGLE_CLIENT: 'g', SOCIAL_GOOGLE_SECRET: 's' };
  expect(socialScripts(readConfig(google))).toEqual({ google: 'https://accounts.google.com/gsi/client' });
  expect(socialScripts(readConfig({ ...google, SOCIAL_GOOGLE_SCRIPT: 'off' }))).toEqual({});
  const kakao = { SOCIAL_KAKAO_CLIENT: 'k', SOCIAL_KAKAO_SECRET: 's' };
  expect(socialScripts(readConfig(kakao))).toEqual({});
  const withApp = { ...kakao, KAKAO_JAVASCRIPT_KEY: '0'.repeat(32) };
  expect(socialScripts(readConfig(withApp))).toHaveProperty('kakao');
  expect(socialScripts(readConfig({ ...withApp, SOCIAL_KAKAO_SCRIPT: 'off' }))).toEqual({});
});
