import { expect, type Locator, type Page } from 'playwright/test';
import { demoPassword } from '#demo/demo-accounts.ts';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import { rulesForRole } from '#src/session/ability-rules.ts';
import { readTokenSet } from '#src/session/token-set.ts';
import { isReady } from './rendered-page.ts';

export const shopperEmail = 'shopper@kkumim.test';
/** Has neither likes nor saved customs. */
export const artistEmail = 'artist@kkumim.test';
export const brandEmail = 'brand@kkumim.test';

const { name, client } = createEmbeddedRealm({ publicOrigin: null, clientSecret: 'storefront' });
const tokenPath = `/realms/${name}/protocol/openid-connect/token`;

/** Without them: the demo shopper's. */
type Credentials = { readonly email?: string; readonly password?: string };

/** Fills in the login form, which must be open, and sends it. */
export async function submitLogin(
  page: Page,
  { email = shopperEmail, password = demoPassword }: Credentials = {},
): Promise<void> {
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** Logs in by the form, and leaves the page at `path`. */
export async function logInOnScreen(page: Page, path: string, credentials?: Credentials): Promise<void> {
  await page.goto(`/login?return=${encodeURIComponent(path)}`);
  await submitLogin(page, credentials);
  await expect(page).toHaveURL(path);
}

/**
 * Opens `path` as the demo shopper, or another demo member, who has logged in before: what the login leaves in local storage
 * is there. For tests that are not about logging in, in a third of its time. What comes with the first touch has not come yet:
 * load-deferred.ts.
 */
export async function logIn(page: Page, path: string, email = shopperEmail): Promise<void> {
  const form = {
    client_id: client.id,
    client_secret: client.secret,
    grant_type: 'password',
    scope: 'openid',
    username: email,
    password: demoPassword,
  };
  const answer = await page.request.post(tokenPath, { form });
  const tokens = readTokenSet(await answer.json());
  if (!tokens) throw new Error(`Nobody is logged in: ${answer.status()} ${await answer.text()}`);
  const { response, access } = tokens;
  const stored = {
    'kkumim.access-token': response.access_token,
    'kkumim.abilities': JSON.stringify(rulesForRole(access.role)),
    'kkumim.auth-info': JSON.stringify(response),
  };
  // A document of the shop's origin without its program; the worker leaves this address alone.
  const html = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/healthz', (route) => route.fulfill(html), { times: 1 });
  await page.goto('/healthz');
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
  await isReady(page);
  await expect(page).toHaveURL(path);
}

/** On my page, or in the open menu. */
export const pressLogOut = (scope: Page | Locator) =>
  scope.getByRole('button', { name: '로그아웃' }).first().click();

/** Logs out on my page, and leaves the page at the main page. */
export async function logOut(page: Page): Promise<void> {
  await page.goto('/mypage');
  await pressLogOut(page);
  await expect(page).toHaveURL('/main');
}
