import 'fake-indexeddb/auto';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import {
  closePopupsForToday,
  closePopupsForVisit,
  popupsDueAt,
} from '#src/features/popups/popup-selection.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession, type Session } from '#src/session/session.ts';
import type { Locale } from '#src/shared/locale.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { currentToast, dismissToast } from '#src/ui/toasts.ts';
import { createClient } from '#src/writes/client.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { providerConfig } from '#tests/support/provider-stub.ts';
import { tokenResponse } from '#tests/support/tokens.ts';
import { guardSession } from './-guards.ts';

type OpenOptions = { session?: Session; locale?: Locale };

/** Opens the shop at an address, without a data service. */
async function open(
  href: string,
  { session = createSession(fallbackConfig), locale = 'ko' }: OpenOptions = {},
) {
  const client = readyClient(createClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
  const context = { client, config: fallbackConfig, i18n: await createTranslations(locale), session };
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createShopRouter({ context, history });
  await router.load();
  return router;
}

const unknownId = '00000000-0000-4000-8000-000000000001';

const alerts = () => dialogQueue.get().map(({ message }) => message);
const confirm = () => dialogQueue.get()[0]?.close('');
const withoutRole = memberSession({ ...member, role: 'public' });

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  dialogQueue.set([]);
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  markOnline();
});

/** A member whose token expires soon. The identity provider does not respond before `loseNetwork`. */
function signInExpiring() {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await promise;
    throw new TypeError('Failed to fetch');
  });
  const tokens = tokenResponse({ issuedAt: Date.now(), accessSeconds: 120 });
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const session = createSession(providerConfig);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = vi.fn();
  const openPage = () => void guardSession({ context: { session } }).then(opened);
  const loseNetwork = async () => {
    vi.useRealTimers();
    resolve();
    await session.ensureFresh();
  };
  return { openPage, opened, loseNetwork };
}

test('a page waits a second for a refresh, however long it takes', async () => {
  const { openPage, opened, loseNetwork } = signInExpiring();
  openPage();
  await vi.advanceTimersByTimeAsync(900);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(opened).toHaveBeenCalledOnce();
  await loseNetwork();
});

test('without a network a page does not wait for a refresh', async () => {
  const { openPage, opened, loseNetwork } = signInExpiring();
  markOffline();
  openPage();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledOnce();
  await loseNetwork();
});

test('a session that has expired ends before the page opens, also without a network', async () => {
  const tokens = tokenResponse({ issuedAt: Date.now() - 3_600_000, refreshSeconds: 1_800 });
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokens));
  const session = createSession(providerConfig);
  markOffline();
  await guardSession({ context: { session } });
  expect(session.viewer().state).toBe('visitor');
});

test('a visitor in the member area is redirected home with an alert', async () => {
  const router = await open('/mypage/coupon');
  expect(router.state.location.pathname).toBe('/main');
  expect(alerts()).toEqual(['로그인 후 이용해주세요.']);
  expect(currentToast.get()).toBeNull();
});

test('every page of the member area redirects visitors, except the public ones', async () => {
  const router = await open('/cart');
  const patterns = Object.keys(router.routesByPath).filter((path) => path.startsWith('/mypage'));
  expect(patterns.length).toBeGreaterThan(20);
  const opened: string[] = [];
  for (const pattern of patterns) {
    const href = pattern.replaceAll(/\$\w+/g, '00000000-0000-4000-8000-000000000001');
    await router.navigate({ href });
    if (router.state.location.pathname !== '/main') opened.push(href);
    await router.navigate({ href: '/cart' });
  }
  expect(opened.sort()).toEqual(['/mypage/about-us', '/mypage/faq', '/mypage/notice']);
});

test('after the alert a toast offers the login, which returns to the requested page', async () => {
  const router = await open('/mypage/coupon?from=mail');
  confirm();
  await vi.waitFor(() => expect(currentToast.get()?.action?.label).toBe('로그인'));
  expect(currentToast.get()?.message).toBe('로그인하면 보려던 화면으로 바로 이동해요.');
  currentToast.get()?.action?.run();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toEqual({ return: '/mypage/coupon?from=mail' });
});

test('preloading a link opens no alert', async () => {
  const router = await open('/cart');
  await router.preloadRoute({ to: '/mypage/coupon' });
  expect(alerts()).toEqual([]);
});

test.each(['/mypage/faq', '/mypage/notice', '/cart'])('%s is public', async (href) => {
  const router = await open(href);
  expect(router.state.location.href).toBe(href);
  expect(alerts()).toEqual([]);
});

test.each(['user', 'artist', 'brand', 'admin'] as const)(
  'a member with the role %s has access',
  async (role) => {
    const session = memberSession({ ...member, role });
    const router = await open('/mypage/coupon', { session });
    expect(router.state.location.pathname).toBe('/mypage/coupon');
    expect(alerts()).toEqual([]);
  },
);

test.each([
  ['ko', '접근 권한이 없습니다.'],
  ['en', 'You do not have access.'],
] as const)('(%s) a member without the ability is redirected home with an alert', async (locale, message) => {
  const router = await open('/mypage/coupon', { session: withoutRole, locale });
  expect(router.state.location.pathname).toBe('/main');
  expect(alerts()).toEqual([message]);
});

test('stored abilities take precedence', async () => {
  localStorage.setItem('kkumim.auth-info', JSON.stringify(tokenResponse({ issuedAt: Date.now() })));
  localStorage.setItem('kkumim.abilities', JSON.stringify([{ action: 'read', subject: 'auth' }]));
  const router = await open('/mypage/coupon');
  expect(router.state.location.pathname).toBe('/main');
  expect(alerts()).toEqual(['접근 권한이 없습니다.']);
});

test('a public page of the member area needs no abilities', async () => {
  const router = await open('/mypage/faq', { session: withoutRole });
  expect(router.state.location.pathname).toBe('/mypage/faq');
});

test('popups are selected with every navigation, not for a page that is only preloaded', async () => {
  const router = await open('/main');
  expect(popupsDueAt.get()).toBe('/main');
  await router.navigate({ to: '/cart' });
  expect(popupsDueAt.get()).toBe('/cart');
  await router.navigate({ to: '/sign-up' });
  expect(popupsDueAt.get()).toBeNull();
  await router.preloadRoute({ to: '/main' });
  expect(popupsDueAt.get()).toBeNull();
});

test.each([
  ['for this visit', closePopupsForVisit],
  ['for today', closePopupsForToday],
])('popups that were closed %s are not selected again', async (_duration, close) => {
  const router = await open('/main');
  close();
  expect(popupsDueAt.get()).toBeNull();
  await router.navigate({ to: '/cart' });
  await router.navigate({ to: '/main' });
  expect(popupsDueAt.get()).toBeNull();
});

test.each(['/order/7', '/order/wait', '/order/complete/7'])('a visitor has no order at %s', async (href) => {
  const router = await open(href);
  expect(router.state.location.pathname).toBe('/main');
  expect(alerts()).toEqual(['주문 정보가 없습니다.']);
});

test.each([
  `/order/complete/${unknownId}`,
  `/order/wait?order=${unknownId}`,
  `/order/${unknownId}?error=PAYMENT_FAILED`,
  `/order/${unknownId}`,
])(
  'a buyer who comes back to %s in another browser signs in first, and hears nothing about an order',
  async (href) => {
    const calls = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', calls);
    const router = await open(href);
    const { pathname, search } = router.state.location;
    expect([pathname, search]).toEqual(['/login', { return: href }]);
    expect(alerts()).toEqual([]);
    expect(calls.mock.calls.filter(([url]: unknown[]) => String(url).includes('/orders/'))).toEqual([]);
  },
);

test('a member learns no more of the order of somebody else', async () => {
  const problem = { code: 'ORDER_NOT_FOUND', message: '주문 정보가 없습니다.' };
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 404, headers }));
  for (const href of [
    `/order/${unknownId}`,
    `/order/complete/${unknownId}`,
    `/order/wait?order=${unknownId}`,
  ]) {
    dialogQueue.set([]);
    const router = await open(href, { session: memberSession(member) });
    expect(router.state.location.pathname).toBe('/main');
    expect(alerts()).toEqual(['주문 정보가 없습니다.']);
  }
});
