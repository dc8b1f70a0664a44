import 'fake-indexeddb/auto';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { defaultRestQuery } from '#src/features/home/default-rest-query.ts';
import { mainPageQuery } from '#src/features/home/main-page-query.ts';
import { mainRestQuery } from '#src/features/home/main-rest-query.ts';
import { createLazyClient } from '#src/graphql/lazy-client.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { markOnline } from '#src/offline/network-status.ts';
import { deleteViewerDatabase } from '#src/offline/viewer-database.ts';
import { createShopRouter } from '#src/router.ts';
import { createSession } from '#src/session/session.ts';
import { nilUuid } from '#src/session/viewer.ts';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { fillMissingFields } from '#tests/support/fill-missing-fields.ts';
import { persistMainPage } from './persist-main-page.ts';

const viewerId = nilUuid;
const url = 'http://shop.test/v1/graphql';
const i18n = await createTranslations('ko');
const fetched = vi.fn<typeof fetch>();
const posted = vi.fn((_message: MessageToWorker, [port]: readonly MessagePort[]) => port?.postMessage(true));
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

/** What the service says: what these tests look at, everything else that is asked for is `null`. */
const says: Readonly<Record<string, () => unknown>> = {
  Shell: () => ({ management_info: [] }),
  MainPage: () =>
    fillMissingFields(mainPageQuery, {
      management_info: [{ __typename: 'management_info', id: 'shop', is_custom_main: isComposed }],
      main_page: isComposed ? [block('b1', 'BANNER', '/hero.webp'), block('b2', 'TAG', '/tag.webp')] : [],
    }),
  DefaultMain: () => ({ home_template: [] }),
  MainRest: () =>
    fillMissingFields(mainRestQuery, { main_page: [], best_customs: [], best_graphics: graphics }),
  DefaultRest: () => fillMissingFields(defaultRestQuery, { best_graphics: graphics }),
};

const asked = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName);

/** The shop as its server sends it: with the answers of the first screen in the page. */
async function openShop(path: string) {
  const config = { ...fallbackConfig, graphql_url: url };
  const session = createSession(config);
  const first = ['MainPage', 'DefaultMain'].map((name) => [
    `${name} {"viewerId":"${viewerId}"}`,
    says[name]?.(),
  ]);
  const initialData = path === '/main' ? { ...Object.fromEntries(first), 'Shell {}': says.Shell?.() } : null;
  const client = createLazyClient({ url, session, initialData });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createShopRouter({ context: { client, config, i18n, session }, history });
  await router.load();
  persistMainPage(router);
  return { client, router };
}

/** The next visit, without a server. */
function nextVisit() {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  return createLazyClient({ url, session: createSession(fallbackConfig) });
}

const keptPictures = () =>
  posted.mock.calls.flatMap(([message]) =>
    message.type === 'CACHE_URLS' ? message.payload.urlsToCache.map(([address]) => address) : [],
  );

beforeEach(() => {
  isComposed = true;
  fetched.mockImplementation(async (_url, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    return Response.json({ data: says[operationName]?.() });
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

test('the whole main page opens without a server, though nobody has touched it', async () => {
  const { client } = await openShop('/main');
  await vi.waitFor(() => expect(asked()).toEqual(['MainRest']));
  await vi.waitFor(() => expect(keptPictures()).toHaveLength(22));
  expect(client.opened.get()).toBeNull();
  const later = nextVisit();
  const main = await loadRouteQuery(later, mainPageQuery, { viewerId });
  expect(main.main_page).toHaveLength(2);
  const rest = await loadRouteQuery(later, mainRestQuery, { viewerId, shown: 1 });
  expect(rest.best_graphics).toHaveLength(20);
});

test('what was kept within the hour is not asked for again', async () => {
  await openShop('/main');
  await vi.waitFor(() => expect(keptPictures()).toHaveLength(22));
  posted.mockClear();
  await openShop('/main');
  await vi.waitFor(() => expect(keptPictures()).toHaveLength(22));
  expect(asked()).toEqual(['MainRest']);
});

test('a shop that nobody has composed is kept too', async () => {
  isComposed = false;
  await openShop('/main');
  await vi.waitFor(() => expect(asked()).toEqual(['DefaultRest']));
  await vi.waitFor(() => expect(keptPictures()).toHaveLength(20));
});

test('who saves data gets what they have seen, and no more', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  await openShop('/main');
  const main = () => loadRouteQuery(nextVisit(), mainPageQuery, { viewerId });
  await vi.waitFor(async () => expect((await main()).main_page).toHaveLength(2));
  expect(asked()).not.toContain('MainRest');
  expect(posted).not.toHaveBeenCalled();
});

test('an installed shop has the main page before it was opened there', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await openShop('/category');
  await vi.waitFor(() => expect(asked()).toContain('MainRest'));
  Reflect.deleteProperty(navigator, 'standalone');
});

test('in a browser another page brings nothing of it', async () => {
  const { router } = await openShop('/category');
  const preload = vi.spyOn(router, 'preloadRoute');
  await new Promise<void>((resolve) => runWhenIdle(resolve));
  expect(preload).not.toHaveBeenCalled();
});
