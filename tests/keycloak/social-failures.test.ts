import { beforeEach, describe, expect, test, vi } from 'vitest';
import { goodPassword, signUpForm } from '../support/account-requests.ts';
import { callAdminApi, issuer, setFaults, setTokenLifespan } from './administration.ts';
import type { BrokeredBrowser } from './brokered-browser.ts';
import { email, readNewUsers, type Visit, withBrokeredShop } from './brokered-shop.ts';

const shop = withBrokeredShop();
const { server, call, socialForm, signUp, signUpToken, newMember } = shop;
let browser: BrokeredBrowser;
beforeEach(() => {
  browser = shop.browser;
});

describe('while Keycloak fails', () => {
  test('the button says so', async () => {
    await setFaults({ part: ' /', kind: 'cut' });
    const { location } = await browser.request('GET', '/api/v1/auth/line/start');
    expect(location).toContain('error=unavailable');
  });

  test.each([
    ['Keycloak does not redeem its code', { part: '/openid-connect/token', kind: 'cut' }],
    ['the user cannot be removed', { part: 'DELETE /admin', kind: 'error' }],
    ['the answer is lost', { part: 'DELETE /admin', kind: 'cut-answer' }],
  ] as const)(
    'when %s, it says so, the next try succeeds, and the email address is free',
    async (_case, fault) => {
      const { url } = await browser.choose(await browser.start());
      await setFaults(fault);
      expect(await browser.comeBack(url)).toMatchObject({ provider: 'google', error: 'unavailable' });
      await setFaults();
      // Somebody else, who has the same address in mind, is not kept out by what is left.
      expect((await call('/auth/check-email', { email })).statusCode).toBe(204);
      expect(await browser.signIn()).toMatchObject({ body: { code: 'SOCIAL_NOT_REGISTERED' } });
      expect(await readNewUsers()).toEqual([]);
    },
  );

  test('a shopper who never comes back from Keycloak can still sign up with a password', async () => {
    await browser.choose(await browser.start());
    expect(await readNewUsers()).toHaveLength(1);
    const signedUp = await call('/auth/sign-up', await signUpForm(server, call, { email }));
    expect(signedUp.statusCode, signedUp.body).toBe(201);
    expect(await readNewUsers()).toMatchObject([{ id: signedUp.json().id }]);
  });

  test('a sign-up that is interrupted leaves nobody, and the next try succeeds', async () => {
    const form = await socialForm(await signUpToken());
    await setFaults({ part: '/role-mappings', kind: 'cut' });
    expect((await signUp(form)).json().code).toBe('OVERLOADED');
    await setFaults();
    expect(await readNewUsers()).toEqual([]);
    expect((await signUp(form)).statusCode).toBe(201);
    expect((await browser.signIn()).status).toBe(200);
  });

  test('a code that cannot be exchanged is told as a failure of the shop', async () => {
    await newMember();
    const { code } = await browser.visit();
    await setFaults({ part: '/openid-connect/token', kind: 'error' });
    expect(await browser.exchange(code)).toMatchObject({ status: 503, body: { error: 'server_error' } });
  });
});

describe('a member without a password', () => {
  test('proves by the provider to be there', async () => {
    await setTokenLifespan(1_200);
    const { token } = await newMember();
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
    expect((await browser.call('GET', '/me/data', token)).json()).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
      data: { password: false, social: ['google'] },
    });
    vi.useRealTimers();
    const purpose = 'REAUTHENTICATION';
    const prove = async (visit: Visit) =>
      browser.call('POST', '/me/reauthentication', token, { social_code: (await browser.visit(visit)).code });
    const proved = await prove({ purpose });
    expect(proved.statusCode, proved.body).toBe(204);
  });

  test('unlinks the provider once there is one', async () => {
    const { id, token } = await newMember();
    const unlink = () => browser.call('DELETE', '/me/social-accounts/google', token);
    expect((await unlink()).json().code).toBe('SOCIAL_LAST');
    expect(await callAdminApi('GET', `/users/${id}/federated-identity`)).toHaveLength(1);
    const change = { password: goodPassword, password_confirm: goodPassword };
    expect((await browser.call('PUT', '/me/password', token, change)).statusCode).toBe(204);
    expect((await unlink()).statusCode).toBe(204);
    expect(await callAdminApi('GET', `/users/${id}/federated-identity`)).toEqual([]);
    const page = await browser.choose(await browser.start());
    expect(page.url).toContain(issuer);
  });
});
