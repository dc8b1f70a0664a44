import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Client, fetchExchange, mapExchange } from 'urql';
import { App } from '#src/app/app.tsx';
import { fallbackConfig, parseShopConfig } from '#src/config/shop-config.ts';
import { createCacheExchange } from '#src/graphql/cache.ts';
import { queryKey } from '#src/graphql/initial-data.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { persistenceExchange } from '#src/graphql/persistence-exchange.ts';
import { viewerResultStore } from '#src/graphql/viewer-result-store.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import { nilUuid } from '#src/session/viewer.ts';
import type { RenderedPage, RenderRequest } from '#src/shared/ssr.ts';
import { pageHead } from './page-head.ts';

/** Draws the first screen of an address as a visitor sees it, with the application's own components and loaders. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage | null> {
  const answers: Record<string, unknown> = {};
  const config = parseShopConfig(request.config) ?? fallbackConfig;
  const i18n = await createTranslations(request.locale);
  const client = new Client({
    url: 'http://shop.invalid/v1/graphql',
    preferGetMethod: false,
    fetch: answeringFetch(request.ask),
    exchanges: [
      createCacheExchange(),
      persistenceExchange(viewerResultStore(nilUuid)),
      noteAnswers(answers),
      fetchExchange,
    ],
  });
  const router = createShopRouter({
    context: { client: readyClient(client), config, i18n, session: createSession(config) },
    history: createMemoryHistory({ initialEntries: [request.href] }),
  });
  await router.load();
  if (!router.state.matches.every(({ status }) => status === 'success')) return null;

  const { html, preloads } = await prerenderApp(<App router={router} />);
  const routeId = router.state.matches.at(-1)?.routeId ?? '';
  return { html, preloads, head: pageHead(router), data: answers, routeId };
}

/** Where the browser looks for them, see graphql/lazy-client.ts. */
const noteAnswers = (answers: Record<string, unknown>) =>
  mapExchange({
    onResult({ operation, data }) {
      if (data) answers[queryKey(operation.query, operation.variables)] = data;
    },
  });

const answeringFetch =
  (ask: RenderRequest['ask']): typeof fetch =>
  async (_url, init) =>
    new Response(await ask(String(init?.body)), { headers: { 'content-type': 'application/json' } });

async function prerenderApp(page: ReactNode): Promise<Pick<RenderedPage, 'html' | 'preloads'>> {
  let fault: unknown = null;
  const { prelude } = await prerender(page, {
    // Scripts that put later parts in their places are inline scripts, which the page does not allow.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      fault ??= error;
    },
  });
  const written = await new Response(prelude).text();
  if (fault) throw fault;
  // React begins with what the browser should load first; it belongs into the head.
  const [preloads = ''] = /^(<link [^>]*>)*/.exec(written) ?? [];
  return { html: written.slice(preloads.length), preloads };
}
