import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConfigContext } from '#src/config/config-context.ts';
import { fallbackConfig, type ShopConfig } from '#src/config/shop-config.ts';
import { ClientContext } from '#src/graphql/client-context.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { UiTextsProvider } from '#src/i18n/ui-texts-provider.tsx';
import { createSession, type Session } from '#src/session/session.ts';
import type { Locale } from '#src/shared/locale.ts';
import { DialogHost } from '#src/ui/dialog-host.tsx';
import { ToastHost } from '#src/ui/toast-host.tsx';
import { createClient } from '#src/writes/client.ts';

type Visit = {
  config?: ShopConfig;
  /** The session of the viewer; a visitor's unless it is given. */
  session?: Session;
  /** The address that is open. */
  href?: string;
};

/**
 * Renders a part as it stands in the shop: in a shopper's language, with links that lead somewhere and with dialogs
 * and toasts. The data service is not there. What was rendered before is gone.
 */
export async function renderInShop(part: ReactNode, locale: Locale = 'ko', visit: Visit = {}) {
  cleanup();
  const { config = fallbackConfig, session = createSession(config), href = '/' } = visit;
  const i18n = await createTranslations(locale);
  const client = readyClient(createClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
  const root = createRootRoute({ component: () => part, notFoundComponent: () => part });
  const router = createRouter({
    routeTree: root,
    context: { client, i18n, config, session },
    history: createMemoryHistory({ initialEntries: [href] }),
  });
  await router.load();
  const view = render(
    <I18nProvider i18n={i18n}>
      <UiTextsProvider>
        <ConfigContext value={config}>
          <ClientContext value={client}>
            {/* The shop's own route tree is registered; this one has nothing but its root. */}
            <RouterProvider router={router as never} />
          </ClientContext>
        </ConfigContext>
        <DialogHost />
        <ToastHost />
      </UiTextsProvider>
    </I18nProvider>,
  );
  return { ...view, i18n, router };
}
