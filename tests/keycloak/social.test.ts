import { beforeEach, describe, expect, test } from 'vitest';
import { proveEmail } from '../support/account-requests.ts';
import { callAdminApi, findUser, issuer, post } from './administration.ts';
import { BrokeredBrowser } from './brokered-browser.ts';
import { email, readNewUsers, withBrokeredShop } from './brokered-shop.ts';

const shop = withBrokeredShop();
const { server, call, socialForm, signUp, signUpToken, newMember } = shop;
let browser: BrokeredBrowser;
beforeEach(() => {
  browser = shop.browser;
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('signing in by a provider of Keycloak', () => {
  test('somebody unknown is asked, signs up, is signed in by Keycloak, and is known the next time', async () => {
    const landing = await browser.visit();
    expect(landing).toMatchObject({ provider: 'google', purpose: 'SIGN_IN', return: '/cart' });
    const unknown = await browser.exchange(landing.code);
    expect(unknown).toMatchObject({
      status: 404,
      body: {
        code: 'SOCIAL_NOT_REGISTERED',
        profile: { provider: 'google', email, email_verified: true, name: '한소셜' },
      },
    });
    // They have agreed to nothing yet: neither the shop nor Keycloak keeps anything about them.
    expect(await readNewUsers()).toEqual([]);

    const signedUp = await signUp(await socialForm(unknown.body.signup_token));
    expect(signedUp.statusCode, signedUp.body).toBe(201);
    const { id, sign_in_code } = signedUp.json();
    expect(sign_in_code).toBeNull();
    expect(await findUser(email)).toMatchObject({ id, enabled: true });

    for (const one of [browser, new BrokeredBrowser(server)]) {
      const { status, body } = await one.signIn();
      expect(status, JSON.stringify(body)).toBe(200);
      const claims = claimsOf(body.access_token);
      expect(claims).toMatchObject({ iss: issuer, sub: id });
      expect(claims['https://hasura.io/jwt/claims']['x-hasura-allowed-roles']).toEqual(['user']);
      const me = await one.call('GET', '/me', body.access_token);
      expect(me.json()).toMatchObject({ email, name: '한소셜', has_password: false });
    }
    expect((await server.pool.query('select from "user" where email = $1', [email])).rowCount).toBe(1);
  });

  test('signing out ends the session of Keycloak', async () => {
    const { id, tokens } = await newMember();
    expect(await callAdminApi('GET', `/users/${id}/sessions`)).toHaveLength(1);
    const form = { client_id: 'storefront', refresh_token: tokens.refresh_token };
    expect((await post(`${issuer}/protocol/openid-connect/logout`, form)).status).toBe(204);
    expect(await callAdminApi('GET', `/users/${id}/sessions`)).toEqual([]);
    // Another shopper at the same device is not them.
    const other = await browser.signIn({ person: 'google-1002' });
    expect(other.body.code).toBe('SOCIAL_NOT_REGISTERED');
  });

  test('a shopper who gives no email address types one', async () => {
    const token = await signUpToken({ provider: 'kakao', person: 'kakao-1002' });
    expect((await signUp(await socialForm(token))).json().code).toBe('ID_FORMAT');
    const typed = 'typed@kakao.example';
    const proof = await proveEmail(server, typed);
    const signedUp = await signUp(await socialForm(token, { email: typed, ...proof }));
    expect(signedUp.statusCode, signedUp.body).toBe(201);
    const { body } = await browser.signIn({ provider: 'kakao', person: 'kakao-1002' });
    expect(claimsOf(body.access_token)).toMatchObject({
      sub: signedUp.json().id,
      email: 'typed@kakao.example',
    });
  });

  test('the email address of a member opens nothing: Keycloak asks for the password', async () => {
    const visit = { person: 'google-1003' };
    const question = await browser.choose(await browser.start(visit), visit);
    expect(question.url).toContain(issuer);
    const form = await browser.submit(question, { submitAction: 'linkAccount' });
    const wrong = await browser.submit(form, { username: 'shopper@kkumim.test', password: 'wrong' });
    expect(wrong.url).toContain(issuer);
    const shopper = await findUser('shopper@kkumim.test');
    const links = `/users/${shopper?.id}/federated-identity`;
    expect(await callAdminApi('GET', links)).toEqual([]);
    const back = await browser.submit(wrong, { username: 'shopper@kkumim.test', password: 'kkumim1234' });
    const { body } = await browser.exchange((await browser.comeBack(back.url)).code);
    expect(claimsOf(body.access_token).sub).toBe(shopper?.id);
    await callAdminApi('DELETE', `${links}/google`);
  });

  test('a shopper who cancels at the provider finds the way back to the shop, and nothing is left', async () => {
    const page = await browser.choose(await browser.start(), { person: null });
    expect(page.url).toContain(issuer);
    expect(page.body).toContain('접근 거부됨');
    expect(page.body).toMatch(/href="http:\/\/[^"]+\/login"/);
    expect(await readNewUsers()).toEqual([]);
  });

  test('a refusal of Keycloak is reported as one', async () => {
    const state = new URL(await browser.start()).searchParams.get('state');
    const refused = await browser.comeBack(`/api/v1/auth/google/callback?error=access_denied&state=${state}`);
    expect(refused).toEqual({ provider: 'google', purpose: 'SIGN_IN', return: '/cart', error: 'refused' });
  });

  test('a member whose role an operator has taken away is told to be suspended, and is not removed', async () => {
    const { id } = await newMember();
    const role = await callAdminApi<object>('GET', '/roles/user');
    await callAdminApi('DELETE', `/users/${id}/role-mappings/realm`, [role]);
    expect(await browser.signIn()).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', account_state: 'SUSPENDED' },
    });
    expect(await findUser(email)).not.toBeNull();
  });
});

describe('a provider that is configured', () => {
  test('is offered; nothing else has a button, and no account is linked in the profile', async () => {
    const { social } = (await server.app.inject('/api/v1/config')).json();
    expect(social).toMatchObject({ providers: ['kakao', 'google', 'line'], scripts: {}, can_link: false });
    for (const path of ['naver/start', 'google/start?purpose=LINK'])
      expect((await server.app.inject(`/api/v1/auth/${path}`)).statusCode).toBe(404);
    expect((await call('/auth/google/script', {})).statusCode).toBe(404);
  });

  test('leads to Keycloak with PKCE, and straight on to the provider', async () => {
    const url = new URL(await browser.start());
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/protocol/openid-connect/auth`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'storefront',
      response_type: 'code',
      kc_idp_hint: 'google',
      prompt: 'login',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

describe('attacks', () => {
  test('a state is good once, in the browser that began it, at the provider it was made for', async () => {
    const { url: callback } = await browser.choose(await browser.start());
    const expired = { provider: 'google', error: 'expired' };
    expect(await new BrokeredBrowser(server).comeBack(callback)).toEqual(expired);
    expect(await browser.comeBack(callback.replace(/state=[^&]+/, 'state=forged'))).toEqual(expired);
    expect(await browser.comeBack(callback.replace('/google/', '/kakao/'))).toMatchObject({
      error: 'expired',
    });
    expect(await browser.comeBack(callback)).toHaveProperty('code');
    expect(await browser.comeBack(callback)).toEqual(expired);
  });

  test('Keycloak’s code of another visit is not accepted', async () => {
    const other = new BrokeredBrowser(server);
    const foreign = new URL((await other.choose(await other.start())).url).searchParams.get('code');
    const { url } = await browser.choose(await browser.start({ provider: 'kakao' }), { provider: 'kakao' });
    const injected = new URL(url);
    injected.searchParams.set('code', foreign ?? '');
    expect(await browser.comeBack(injected.href)).toMatchObject({ error: 'unavailable' });
  });

  test('a one-time code is good once, in the browser that it was given to, on pages of the shop', async () => {
    await newMember();
    const { code = '' } = await browser.visit();
    expect((await new BrokeredBrowser(server).exchange(code)).body.error).toBe('invalid_grant');
    const form = { client_id: 'storefront', client_secret: 'storefront' };
    const foreign = await server.app.inject({
      method: 'POST',
      url: '/realms/kkumim/protocol/openid-connect/token',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, grant_type: 'authorization_code', code }).toString(),
    });
    expect(foreign.statusCode).toBe(403);
    const answers = await Promise.all([browser.exchange(code), browser.exchange(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('one of two sign-ups with one social account becomes a member', async () => {
    const tokens = [await signUpToken(), await signUpToken()];
    const forms = [];
    for (const token of tokens) forms.push(await socialForm(token));
    const answers = await Promise.all(forms.map(signUp));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(await readNewUsers()).toHaveLength(1);
    expect((await browser.signIn()).status).toBe(200);
    expect((await signUp(await socialForm(tokens[0] ?? ''))).json().code).toBe('SOCIAL_LINKED');
  });
});
