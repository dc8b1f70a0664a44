import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { Client } from 'urql';
import { documentTitle, notFoundTitle as title } from '#src/app/page-meta.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import type { Locale } from '#src/shared/locale.ts';

// It only matches addresses: nothing is loaded and nothing is asked for.
const router = createShopRouter({
  context: {
    client: readyClient(new Client({ url: 'http://shop.invalid', preferGetMethod: false, exchanges: [] })),
    config: fallbackConfig,
    i18n: setupI18n(),
    session: createSession(fallbackConfig),
  },
  history: createMemoryHistory(),
});

/** Does the shop have a page at this path? Says nothing of the ids in it. */
export function isRoute(path: string): boolean {
  const [, , route] = router.getMatchedRoutes(path);
  return route !== undefined && route.id !== '/$';
}

/** What the document of an address that leads nowhere is called. */
export async function notFoundTitle(locale: Locale): Promise<string> {
  const i18n = await createTranslations(locale);
  return documentTitle(i18n._(title));
}
