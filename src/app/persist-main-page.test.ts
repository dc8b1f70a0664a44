import 'fake-indexeddb/auto';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { defaultMoreQuery } from '#src/features/home/default-more-query.ts';
import { mainMoreQuery } from '#src/features/home/main-more-query.ts';
import { mainPageQuery } from '#src/features/home/main-page-query.ts';
import { createLazyClient } from '#src/graphql/lazy-client.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { markOnline } from '#src/network/network-status.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import { nilUuid } from '#src/session/viewer.ts';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { fillMissingFields } from '#tests/support/fill-missing-fields.ts';
import { persistMainPage } from './persist-main-page.ts';

const load = () => import('#src/writes/client.ts');

const viewerId = nilUuid;
const url = 'http://shop.test/v1/graphql';
const i18n = await createTranslations('ko');
const fetched = vi.fn<typeof fetch>();
const posted = vi.fn((_message: MessageToWorker, ports?: readonly MessagePort[]) =>
  ports?.[0]?.postMessage(true),
);
let isComposed = true;

const graphics = Array.from({ length: 20 }, (_, number) => ({
  __typename: 'graphic',
  id: `g${number}`,
  src: `/graphics/${number}.webp`,
}));
const block = (id: string, type: string, picture: string) => ({
  __typename: 'main_page',
  id,
  type,
  thumbnails: [{ __typename: 'main_page_thumbnail', id: `${id}-1`, thumbnail_src: picture }],
  items: [],
});

/** The results of the data service by operation name; fields that these tests do not need are `null`. */
const results: Readonly<Record<string, () => unknown>> = {
  Shell: () => ({ management_info: [] }),
  MainPage: () =>
    fillMissingFields(mainPageQuery, {
      management_info: [{ __typename: 'management_info', id: 'shop', is_custom_main: isComposed }],
      main_page: isComposed ? [block('b1', 'BANNER', '/hero.webp'), block('b2', 'TAG', '/tag.webp')] : [],
    }),
  DefaultMain: () => ({ home_template: [] }),
  MainMore: () =>
    fillMissingFields(mainMoreQuery, { main_page: [], best_customs: [], best_graphics: graphics }),
  DefaultMore: () => fillMissingFields(defaultMoreQuery, { best_graphics: graphics }),
};

const operations = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName);

/** The shop as rendered by the server: with the results of the first screen in the page. */
async function openShop(path: string) {
  const config = { ...fallbackConfig, graphql_url: url };
  const session = createSession(config);
  const first = ['MainPage', 'DefaultMain'].map((name) => [
    `${name} {"viewerId":"${viewerId}"}`,
    results[name]?.(),
  ]);
  const initialData =
    path === '/main' ? { ...Object.fromEntries(first), 'Shell {}': results.Shell?.() } : null;
  const client = createLazyClient({ load, url, session, initialData });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createShopRouter({ context: { client, config, i18n, session }, history });
  await router.load();
  persistMainPage(router);
  return { client, router };
}

/** The client of the next visit, offline. */
function openOffline() {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  return createLazyClient({ load, url, session: createSession(fallbackConfig) });
}

const cachedPictures = () =>
  posted.mock.calls.flatMap(([message]) =>
    message.type === 'CACHE_URLS' ? message.payload.urlsToCache.map(([address]) => address) : [],
  );

beforeEach(() => {
  isComposed = true;
  fetched.mockImplementation(async (_url, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    return Response.json({ data: results[operationName]?.() });
  });
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: { postMessage: posted } },
    configurable: true,
  });
});
afterEach(async () => {
  fetched.mockReset();
  posted.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  markOnline();
  await deleteViewerDatabase(viewerId);
});

test('the whole main page opens offline, even if the shopper has not scrolled', async () => {
  const { client } = await openShop('/main');
  await vi.waitFor(() => expect(operations()).toEqual(['MainMore']));
  await vi.waitFor(() => expect(cachedPictures()).toHaveLength(22));
  expect(client.opened.get()).toBeNull();
  const offlineClient = openOffline();
  const main = await loadRouteQuery(offlineClient, mainPageQuery, { viewerId });
  expect(main.main_page).toHaveLength(2);
  const rest = await loadRouteQuery(offlineClient, mainMoreQuery, { viewerId, shown: 1 });
  expect(rest.best_graphics).toHaveLength(20);
});

test('a result persisted within the last hour is not requested again', async () => {
  await openShop('/main');
  await vi.waitFor(() => expect(cachedPictures()).toHaveLength(22));
  posted.mockClear();
  await openShop('/main');
  await vi.waitFor(() => expect(cachedPictures()).toHaveLength(22));
  expect(operations()).toEqual(['MainMore']);
});

test('the default main page is persisted too', async () => {
  isComposed = false;
  await openShop('/main');
  await vi.waitFor(() => expect(operations()).toEqual(['DefaultMore']));
  await vi.waitFor(() => expect(cachedPictures()).toHaveLength(20));
});

test('with the data saver on, only the first screen is persisted', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  await openShop('/main');
  const main = () => loadRouteQuery(openOffline(), mainPageQuery, { viewerId });
  await vi.waitFor(async () => expect((await main()).main_page).toHaveLength(2));
  expect(operations()).not.toContain('MainMore');
  expect(posted).not.toHaveBeenCalled();
});

test('an installed app persists the main page before it is opened', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await openShop('/category');
  await vi.waitFor(() => expect(operations()).toContain('MainMore'));
  Reflect.deleteProperty(navigator, 'standalone');
});

test('in a browser other pages do not load it', async () => {
  const { router } = await openShop('/category');
  const preload = vi.spyOn(router, 'preloadRoute');
  await new Promise<void>((resolve) => runWhenIdle(resolve));
  expect(preload).not.toHaveBeenCalled();
});
