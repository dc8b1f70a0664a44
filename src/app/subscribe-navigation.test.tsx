import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConfigContext } from '#src/config/config-context.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { shownPanel, showPanel } from '#src/features/layout/panels.ts';
import { ClientContext } from '#src/graphql/client-context.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import { createClient } from '#src/writes/client.ts';
import { subscribeNavigation } from './subscribe-navigation.ts';

afterEach(() => {
  delete window.dataLayer;
});

async function openShop() {
  const session = createSession(fallbackConfig);
  const client = readyClient(createClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
  const i18n = await createTranslations('ko');
  const router = createShopRouter({
    context: { client, config: fallbackConfig, i18n, session },
    history: createMemoryHistory({ initialEntries: ['/find-password'] }),
  });
  subscribeNavigation(router);
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <ConfigContext value={fallbackConfig}>
        <ClientContext value={client}>
          <RouterProvider router={router} />
        </ClientContext>
      </ConfigContext>
    </I18nProvider>,
  );
  return router;
}

test('each navigation pushes one page view with path, name and title', async () => {
  const router = await openShop();
  await act(() => router.navigate({ to: '/sign-up', search: { page: 2 } as never }));
  await act(() => router.invalidate());
  await act(() => router.navigate({ to: '/login' }));
  expect(window.dataLayer).toEqual([
    {
      event: 'pageview',
      page_path: '/find-password',
      page_name: 'find-password',
      page_title: '비밀번호 찾기 | 꾸밈',
    },
    { event: 'pageview', page_path: '/sign-up', page_name: 'sign-up', page_title: '회원가입 | 꾸밈' },
    { event: 'pageview', page_path: '/login', page_name: 'login', page_title: '로그인 | 꾸밈' },
  ]);
});

test('a panel closes with a navigation, not when the page is brought up to date', async () => {
  const router = await openShop();
  showPanel('search');
  await act(() => router.invalidate());
  expect(shownPanel.get()).toBe('search');
  await act(() => router.navigate({ to: '/login' }));
  expect(shownPanel.get()).toBe('none');
});
