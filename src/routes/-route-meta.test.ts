import { type AnyRoute, createMemoryHistory, rootRouteId } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageMeta } from '#src/app/page-meta.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import { createClient } from '#src/writes/client.ts';

const session = createSession(fallbackConfig);
const i18n = await createTranslations('ko');
const router = createShopRouter({
  context: {
    client: readyClient(createClient({ url: 'http://shop.invalid/v1/graphql', session })),
    config: fallbackConfig,
    i18n,
    session,
  },
  history: createMemoryHistory(),
});
const screens = Object.values<AnyRoute>({ ...router.routesById }).filter(
  ({ id, options }) => id !== rootRouteId && id !== '/$' && options.staticData,
);
const metaAt = (path: string) => router.getMatchedRoutes(path)[2]?.options.staticData;
const pathsWith = (isWanted: (route: AnyRoute) => boolean) =>
  screens.flatMap((route) => (isWanted(route) ? route.fullPath : [])).sort();

test.each([
  ['/main', {}],
  ['/cart', {}],
  ['/banner/7', {}],
  ['/no/such/page', {}],
  ['/product/7', { tabBar: false, bottomSpace: false }],
  ['/mypage/wallet/connect', { tabBar: false, end: 'spacer', bottomSpace: false }],
  ['/influencer/7', { end: 'spacer', bottomSpace: false }],
  ['/influencer/7/8', { end: 'spacer', bottomSpace: false }],
  ['/mypage/about-us', { bottomSpace: false }],
  ['/banner/list', { bottomSpace: false }],
])('the layout of %s differs from the usual one in %o', (path, layout) => {
  expect(metaAt(path)?.layout ?? {}).toEqual(layout);
});

test('every screen has a title, a header and a name of its own in the analytics', () => {
  expect(screens.length).toBeGreaterThan(50);
  const names = screens.map((route) => {
    const { name, title } = pageMeta(
      [{ fullPath: route.fullPath, staticData: route.options.staticData ?? {} }],
      i18n,
    );
    expect.soft(title, route.id).not.toBe('');
    expect.soft(route.options.staticData?.header, route.id).toBeDefined();
    return name;
  });
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('not-found');
});

test('nobody who signs in, buys or writes is asked to install the shop', () => {
  const form =
    /^\/(login|sign-up|find-password|cart|order|custom|review\/write|mypage\/(wallet\/connect|oneonone\/new|claim\/new))\b/;
  expect(pathsWith(({ options }) => options.staticData?.installPrompt === false)).toEqual(
    pathsWith(({ fullPath }) => form.test(fullPath)),
  );
});

test('the pages that open offline are listed by their titles', () => {
  expect(pathsWith(({ options }) => options.staticData?.offline !== undefined)).toEqual([
    '/banner/list',
    '/cart',
    '/category',
    '/event/',
    '/main',
    '/mypage/',
    '/mypage/coupon',
    '/mypage/faq',
    '/mypage/follow',
    '/mypage/like',
    '/mypage/notice',
    '/mypage/oneonone/',
    '/mypage/order/',
    '/mypage/point',
    '/mypage/product/custom-save',
    '/mypage/qna',
    '/mypage/review',
    '/product/',
    '/review/list',
  ]);
});
