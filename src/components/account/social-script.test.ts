import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { createSession } from '#src/session/session.ts';
import { leaveByScript } from './social-script.ts';

const told = {
  client_id: 'shop',
  redirect_uri: 'https://shop.test/api/v1/auth/apple/callback',
  scope: 'email name',
  state: 'the-state',
  nonce: 'the-nonce',
};
const config = fallbackConfig;
const url = 'https://provider.test/script.js';

function open(answer: object = told) {
  const fetch = vi.fn(async () => Response.json(answer));
  const context = { config, session: createSession(config), i18n: { locale: 'ko' }, fetch };
  const errors: string[] = [];
  const leave = (provider: 'apple' | 'google' | 'kakao' | 'naver') =>
    leaveByScript(context, { provider, purpose: 'SIGN_IN', returnTo: '/cart' }, url, ({ message }) =>
      errors.push(message),
    );
  return { fetch, errors, leave };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['AppleID', 'google', 'Kakao']) Reflect.deleteProperty(window, name);
});

const appleScript = () => {
  const auth = { init: vi.fn(), signIn: vi.fn(async () => ({})) };
  Object.assign(window, { AppleID: { auth } });
  return auth;
};

test('Apple’s script is told what the server expects to get back', async () => {
  const auth = appleScript();
  const { leave, errors } = open();
  expect(await leave('apple')).toBe(true);
  expect(auth.init).toHaveBeenCalledExactlyOnceWith({
    clientId: 'shop',
    redirectURI: told.redirect_uri,
    state: 'the-state',
    nonce: 'the-nonce',
    scope: 'email name',
    usePopup: false,
  });
  expect(auth.signIn).toHaveBeenCalledOnce();
  expect(errors).toEqual([]);
});

test.each([
  ['client_id', 'clientId is required'],
  ['redirect_uri', 'redirectURI is required'],
  ['state', 'state is required'],
])('without %s the error callback is told: %s', async (missing, message) => {
  const auth = appleScript();
  const { leave, errors } = open({ ...told, [missing]: '' });
  expect(await leave('apple')).toBe(false);
  expect(errors).toEqual([message]);
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('a script that does not load is told in the words of its library', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).onerror?.('blocked');
  });
  const { leave, errors } = open();
  expect(await leave('google')).toBe(false);
  expect(errors).toEqual(['Failed to load the Google 3P Authorization JavaScript Library.']);
});

test('an in-app browser, and a provider without a script, go by a redirect', async () => {
  const { leave, fetch } = open();
  expect(await leave('naver')).toBe(false);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) KAKAOTALK 11.2.0', onLine: true });
  expect(await leave('kakao')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
