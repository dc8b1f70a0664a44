import 'fake-indexeddb/auto';
import { createMemoryHistory, createRoute } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { recordOfflinePages } from '#src/app/record-offline-pages.ts';
import { routeTree } from '#src/app/route-tree.gen.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import { readOfflinePages } from '#src/storage/offline-pages.ts';
import { createClient } from '#src/writes/client.ts';

const guestbook = createRoute({
  getParentRoute: () => routeTree,
  path: '/guestbook/',
  staticData: {
    title: { id: 'guestbook', message: '방명록' },
    header: 'back',
    layout: { tabBar: false },
    offline: 'page',
  },
  loader: () => ({ lines: [] }),
  component: () => <p>한마디 남겨 주세요.</p>,
});

afterEach(() => {
  cleanup();
  markOnline();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// On the server, and with the build: tests/architecture/added-screen.test.ts.
test('a screen whose route says so has its title, its layout and its place among the pages that open offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  routeTree.addChildren([...Object.values(routeTree.children ?? {}), guestbook] as never);
  const session = createSession(fallbackConfig);
  const client = readyClient(createClient({ url: 'http://shop.test/v1/graphql', session }));
  const router = createShopRouter({
    context: { client, config: fallbackConfig, i18n: await createTranslations('ko'), session },
    history: createMemoryHistory({ initialEntries: ['/guestbook'] }),
  });
  recordOfflinePages(router);
  render(<App router={router} />);
  await screen.findByText('한마디 남겨 주세요.');
  expect(document.title).toBe('방명록 | 꾸밈');
  expect(screen.getByRole('heading', { name: '방명록' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '카테고리' })).toBeNull();

  await waitFor(async () => expect(await readOfflinePages(session.viewer().id)).toHaveLength(1));
  // React reports what the error boundary shows.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  markOffline();
  await router.navigate({ href: '/product/00000000-0000-4000-8000-000000000001' });
  const link = await screen.findByRole('link', { name: '방명록' });
  expect(link.getAttribute('href')).toBe('/guestbook');
});
