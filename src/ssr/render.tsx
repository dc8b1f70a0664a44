import { createMemoryHistory } from '@tanstack/react-router';
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
import { reactionCacheRules } from '#src/writes/reactions/reaction-cache.ts';
import { earlyPanelsHtml } from './early-panels.tsx';
import { noScriptHtml } from './no-script.tsx';
import { pageHead } from './page-head.ts';
import { prerenderApp } from './prerender-app.ts';
import { renderShell } from './render-shell.tsx';

/**
 * Renders head and first screen of an address for a visitor, with the components and loaders of the application; of a
 * screen that is not rendered on the server the head and the skeleton.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage | null> {
  const results: Record<string, unknown> = {};
  const config = parseShopConfig(request.config) ?? fallbackConfig;
  const i18n = await createTranslations(request.locale);
  const client = new Client({
    url: 'http://shop.invalid/v1/graphql',
    preferGetMethod: false,
    fetch: createFetch(request.queryDataService),
    exchanges: [
      createCacheExchange(reactionCacheRules),
      persistenceExchange(viewerResultStore(nilUuid)),
      collectResults(results),
      fetchExchange,
    ],
  });
  const loaderClient = readyClient(client);
  // For components no client is open, as in the browser that takes the page over: a list would end differently there.
  const renderClient = { ...loaderClient, opened: { ...loaderClient.opened, initial: null } };
  const router = createShopRouter({
    context: {
      client: renderClient,
      config,
      i18n,
      session: createSession(config),
      fetch: createApiFetch(request.readApi, config.api_base),
    },
    history: createMemoryHistory({ initialEntries: [request.href] }),
  });
  await router.load();
  if (!router.state.matches.every(({ status }) => status === 'success')) return null;

  const head = pageHead(router);
  const { routeId = '', staticData } = router.state.matches.at(-1) ?? {};
  if (!staticData?.ssr) {
    const { fullPath = '' } = router.state.matches.at(-1) ?? {};
    const { screen } = await renderShell({ ...request, shows: 'skeleton', path: fullPath });
    return { head, screen };
  }
  const end = earlyPanelsHtml(router) + noScriptHtml(i18n);
  return { head, screen: { ...(await prerenderApp(<App router={router} />)), end, data: results, routeId } };
}

/** Under the keys by which graphql/lazy-client.ts finds them in the browser. */
const collectResults = (results: Record<string, unknown>) =>
  mapExchange({
    onResult({ operation, data }) {
      if (data) results[queryKey(operation.query, operation.variables)] = data;
    },
  });

/** Sends the requests of the client through `queryDataService`. */
const createFetch =
  (queryDataService: RenderRequest['queryDataService']): typeof fetch =>
  async (_url, init) =>
    new Response(await queryDataService(String(init?.body)), {
      headers: { 'content-type': 'application/json' },
    });

/** Sends the requests to the REST API through `readApi`. */
const createApiFetch =
  (readApi: RenderRequest['readApi'], apiBase: string): typeof fetch =>
  async (url) => {
    const body = await readApi(String(url).slice(apiBase.length));
    const type = body === null ? 'application/problem+json' : 'application/json';
    const response = body ?? JSON.stringify({ code: 'NOT_FOUND' });
    return new Response(response, {
      status: body === null ? 404 : 200,
      headers: { 'content-type': type },
    });
  };
