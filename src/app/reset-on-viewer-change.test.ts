import 'fake-indexeddb/auto';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { loginTarget, scrollKeyOf } from '#src/session/login-target.ts';
import { createSession } from '#src/session/session.ts';
import { signOut } from '#src/session/use-sign-out.ts';
import { readDraftText, saveDraftText } from '#src/storage/draft-texts.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { createClient } from '#src/writes/client.ts';
import { providerConfig } from '#tests/support/provider-stub.ts';
import { tokenResponse } from '#tests/support/tokens.ts';
import { resetOnViewerChange } from './reset-on-viewer-change.ts';

const i18n = await createTranslations('ko');
const tokens = tokenResponse({ issuedAt: Date.now() });
const otherTokens = tokenResponse({ issuedAt: Date.now(), userId: 'b2f1a9c4-08a8-4d0b-8a55-1b1f6f9b7c20' });

/** The shop in a browser; of all servers only the identity provider responds. */
async function open(address: string) {
  const session = createSession(providerConfig);
  const openClient = () => readyClient(createClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
  const router = createShopRouter({
    context: { client: openClient(), config: providerConfig, i18n, session },
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  unsubscribe = resetOnViewerChange(router, openClient);
  await router.load();
  return { session, router };
}

let unsubscribe = () => {};
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === providerConfig.token_url) return Response.json(tokens);
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  unsubscribe();
  localStorage.clear();
  sessionStorage.clear();
  dialogQueue.set([]);
  vi.unstubAllGlobals();
});

test('signing in starts with an empty data cache and opens the requested page', async () => {
  const { session, router } = await open(`/login?return=${encodeURIComponent('/cart?from=%23top')}`);
  const before = router.options.context.client;
  await session.signIn('a@b.test', 'pass1234');
  await vi.waitFor(() => expect(router.state.location.href).toBe('/cart?from=%23top'));
  expect(router.options.context.client).not.toBe(before);
});

test('signing in loads the data of the layout for the member’s next visit', async () => {
  const { session } = await open('/login');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === providerConfig.token_url) return Response.json(tokens);
    asked.push(String(init?.body));
    throw new TypeError('Failed to fetch');
  });
  await session.signIn('a@b.test', 'pass1234');
  await vi.waitFor(() => expect(asked).toContainEqual(expect.stringContaining('query Shell')));
});

test('signing in shows the shop again where its layout had failed', async () => {
  const { session, router } = await open('/terms');
  const isExpired = vi.spyOn(session, 'isExpired').mockImplementation(() => {
    throw new Error('the storage of this tab is gone');
  });
  await router.invalidate();
  expect(router.state.matches[0]?.status).toBe('error');
  isExpired.mockRestore();
  await session.signIn('a@b.test', 'pass1234');
  await vi.waitFor(() => expect(router.state.matches[0]?.status).toBe('success'));
});

test('signing in returns to the scroll position of the page that asked for it', async () => {
  const { session, router } = await open('/search?keyword=cat');
  const left = router.state.location;
  await router.navigate(loginTarget(left));
  expect(scrollKeyOf(router.state.location)).not.toBe(scrollKeyOf(left));
  await session.signIn('a@b.test', 'pass1234');
  await vi.waitFor(() => expect(router.state.location.href).toBe('/search?keyword=cat'));
  expect(scrollKeyOf(router.state.location)).toBe(scrollKeyOf(left));
  expect(router.options.getScrollRestorationKey?.(router.state.location)).toBe(scrollKeyOf(left));
});

test('a member is redirected from /login', async () => {
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const { router } = await open('/login');
  expect(router.state.location.pathname).toBe('/main');
});

test('signing out does not wait for the main page, and asks nobody to log in', async () => {
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const { session, router } = await open('/mypage/coupon');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  void signOut(router);
  expect(session.viewer().state).toBe('visitor');
  expect(localStorage.getItem('kkumim.auth-info')).toBeNull();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(dialogQueue.get()).toEqual([]);
});

test('signing out in another tab leaves the member area', async () => {
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const { session, router } = await open('/mypage/coupon');
  expect(router.state.location.pathname).toBe('/mypage/coupon');
  const before = router.options.context.client;
  const stopSync = session.syncTabs();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(dialogQueue.get().map(({ message }) => message)).toEqual(['로그인 후 이용해주세요.']);
  expect(router.options.context.client).not.toBe(before);
  stopSync();
});

const comeBackFromCache = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a page from the back/forward cache loads its data again', async () => {
  const { router } = await open('/terms');
  const invalidate = vi.spyOn(router, 'invalidate');
  window.dispatchEvent(new Event('pageshow'));
  comeBackFromCache();
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledTimes(1));
});

test('text that a visitor has typed becomes the member’s at the login, and goes when they sign out', async () => {
  const { session } = await open('/login');
  saveDraftText('inquiry', '언제 나오나요?');
  await session.signIn('a@b.test', 'pass1234');
  expect(readDraftText('inquiry')).toBe('언제 나오나요?');
  await session.signOut();
  expect(readDraftText('inquiry')).toBeNull();
});

test('an answer that arrives for a member who has signed out is not stored, and what they do after the next login is', async () => {
  const { session } = await open('/login');
  await session.signIn('a@b.test', 'pass1234');
  const { id } = session.viewer();
  expect(await writeViewerValue(id, 'my-size', 'M')).toBe(true);
  await session.signOut();
  expect(await writeViewerValue(id, 'my-size', 'L')).toBe(false);
  await session.signIn('a@b.test', 'pass1234');
  expect(await readViewerValue(id, 'my-size')).toBeUndefined();
  expect(await writeViewerValue(id, 'my-size', 'L')).toBe(true);
});

test.each([
  ['the same member', tokens, '집'],
  ['nobody', null, null],
  ['another member', otherTokens, null],
])(
  'text that a member has typed in a tab that was discarded and is opened by %s',
  async (_who, opened, text) => {
    localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
    await open('/terms');
    saveDraftText('address', '집');
    unsubscribe();
    localStorage.clear();
    if (opened) localStorage.setItem('kkumim.auth-info', JSON.stringify(opened));
    await open('/terms');
    expect(readDraftText('address')).toBe(text);
  },
);
