import { afterEach, beforeEach, expect, vi } from 'vitest';
import { agreements, newPhone, verifyTarget, visitorRequests } from '../support/account-requests.ts';
import { callAdminApi, setFaults } from './administration.ts';
import { BrokeredBrowser } from './brokered-browser.ts';
import { withProviders } from './brokered-providers.ts';
import { withShop } from './shop-with-keycloak.ts';

/** The address of the first person whom the stand-in has at Google. */
export const email = 'hansocial@google.example';

export type Visit = Parameters<BrokeredBrowser['visit']>[0];

type User = { readonly id: string; readonly username: string };
const isOfTest = ({ username }: User) =>
  !username.endsWith('@kkumim.test') && !username.startsWith('service-account');

/** The users of the realm that are not those of the demo shop. */
export const readNewUsers = async () => (await callAdminApi<User[]>('GET', '/users')).filter(isOfTest);

/** A shop whose realm leads to Kakao and Google, as the stand-in plays them. Each test begins without their members. */
export function withBrokeredShop(hasPages = false) {
  withProviders(['kakao', 'google']);
  // LINE is the shop's alone: the realm does not know it.
  const server = withShop({ environment: { IDENTITY_PROVIDERS: 'kakao,google,line' }, hasPages });
  let network = 0;
  let browser = new BrokeredBrowser(server);

  beforeEach(async () => {
    network += 1;
    browser = new BrokeredBrowser(server);
    for (const { id } of await readNewUsers()) await callAdminApi('DELETE', `/users/${id}`);
    await server.pool.query('delete from user_social');
    await server.pool.query(
      `update "user" set deleted_at = now(), email = id || '@gone.example' where email not like '%@kkumim.test'`,
    );
  });
  afterEach(async () => {
    vi.useRealTimers();
    await setFaults();
  });

  const call = (path: string, payload: object) =>
    visitorRequests(server, `203.0.113.${network}`)(path, payload);
  const socialForm = async (signup_token: string, changes: object = {}) => {
    const phone = newPhone();
    return {
      signup_token,
      name: '한소셜',
      nickname: `소셜${phone.slice(-6)}`,
      phone,
      agreements,
      verification_token: await verifyTarget(server, call, 'SIGN_UP', phone),
      ...changes,
    };
  };
  const signUp = (form: object) => call('/auth/sign-up/social', form);
  const signUpToken = async (visit: Visit = {}): Promise<string> =>
    (await browser.signIn(visit)).body.signup_token;

  return {
    server,
    call,
    socialForm,
    signUp,
    signUpToken,
    /** That of the test. */
    get browser() {
      return browser;
    },
    /** Signed up and in. */
    async newMember() {
      const signedUp = await signUp(await socialForm(await signUpToken()));
      expect(signedUp.statusCode, signedUp.body).toBe(201);
      const { body } = await browser.signIn();
      return { id: signedUp.json().id as string, token: body.access_token as string, tokens: body };
    },
  };
}
