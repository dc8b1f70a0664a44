import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraphqlClient } from '#src/graphql/client.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { loginTarget, scrollKeyOf } from '#src/session/login-target.ts';
import { createSession } from '#src/session/session.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { providerConfig } from '#tests/support/provider-stub.ts';
import { tokenResponse } from '#tests/support/tokens.ts';
import { resetOnViewerChange } from './reset-on-viewer-change.ts';

const i18n = await createTranslations('ko');
const tokens = tokenResponse({ issuedAt: Date.now() });

/** The shop in a browser; of the network only the provider is there. */
async function open(address: string) {
  const session = createSession(providerConfig);
  const openClient = () =>
    readyClient(createGraphqlClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
  const router = createShopRouter({
    context: { client: openClient(), config: providerConfig, i18n, session },
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const unfollow = resetOnViewerChange(router, openClient);
  onTestEnd = unfollow;
  await router.load();
  return { session, router };
}

let onTestEnd = () => {};
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === providerConfig.token_url) return Response.json(tokens);
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  onTestEnd();
  localStorage.clear();
  dialogQueue.set([]);
  vi.unstubAllGlobals();
});

test('who signs in begins with an empty data cache and comes to where they wanted to go', async () => {
  const { session, router } = await open(`/login?return=${encodeURIComponent('/cart?from=%23top')}`);
  const before = router.options.context.client;
  await session.signIn('a@b.test', 'pass1234');
  await vi.waitFor(() => expect(router.state.location.href).toBe('/cart?from=%23top'));
  expect(router.options.context.client).not.toBe(before);
});

test('who signs in is back at the place on the page where they were asked to', async () => {
  const { session, router } = await open('/search?keyword=cat');
  const left = router.state.location;
  await router.navigate(loginTarget(left));
  expect(scrollKeyOf(router.state.location)).not.toBe(scrollKeyOf(left));
  await session.signIn('a@b.test', 'pass1234');
  await vi.waitFor(() => expect(router.state.location.href).toBe('/search?keyword=cat'));
  expect(scrollKeyOf(router.state.location)).toBe(scrollKeyOf(left));
  expect(router.options.getScrollRestorationKey?.(router.state.location)).toBe(scrollKeyOf(left));
});

test('a member has no business at /login', async () => {
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const { router } = await open('/login');
  expect(router.state.location.pathname).toBe('/main');
});

test('who is signed out in another tab leaves the member area', async () => {
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const { session, router } = await open('/mypage/coupon');
  expect(router.state.location.pathname).toBe('/mypage/coupon');
  const before = router.options.context.client;
  const unfollow = session.syncTabs();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(dialogQueue.get().map(({ message }) => message)).toEqual(['로그인 후 이용해주세요.']);
  expect(router.options.context.client).not.toBe(before);
  unfollow();
});
