// First: it says in which order the cascade layers come.
import './styles/index.css';
// Nearly every screen has them: here they are a part of the chunk that each visit loads, and no screen needs a chunk of
// other things because of them.
import '#src/components/picture/picture.tsx';
import '#src/pwa/in-app-browser.ts';
import '#src/session/ask-to-log-in.ts';
import '#src/shared/money.ts';
import '#src/ui/deferred.tsx';
import 'lucide-react/icons/plus';
import type { RegisteredRouter } from '@tanstack/react-router';
import { readStored } from '#src/storage/browser-storage.ts';
import { measureVitals } from './analytics/measure-vitals.ts';
import { startAnalytics } from './analytics/start-analytics.ts';
import { answerCheck } from './api/answer-check.ts';
import { mountApp } from './app/mount-app.tsx';
import { prefetchClient } from './app/prefetch-client.ts';
import { recordOfflinePages } from './app/record-offline-pages.ts';
import { refreshOnReconnect } from './app/refresh-on-reconnect.ts';
import { reloadAfterRelease } from './app/reload-after-release.ts';
import { resetOnViewerChange } from './app/reset-on-viewer-change.ts';
import { routeTree } from './app/route-tree.gen.ts';
import { startIdleParts } from './app/start-idle-parts.ts';
import { subscribeNavigation } from './app/subscribe-navigation.ts';
import { subscribeTranslation } from './app/subscribe-translation.ts';
import { startChat } from './chat/start-chat.ts';
import { readShopConfig } from './config/read-shop-config.ts';
import { isCachedPage, readInitialData } from './graphql/initial-data.ts';
import { createLazyClient } from './graphql/lazy-client.ts';
import { createTranslations } from './i18n/translations.ts';
import { startPushSync } from './pwa/start-push-sync.ts';
import { subscribeInstall } from './pwa/subscribe-install.ts';
import { createShopRouter } from './router.ts';
import { createSession } from './session/session.ts';
import { pickLocale } from './shared/locale.ts';
import { hasInteracted, trackFirstInteraction, trackPointer } from './ui/first-interaction.ts';
import { loadInBackground } from './ui/load-in-background.ts';
import { prefersReducedMotion } from './ui/media-queries.ts';

/**
 * Not a top-level await: lazy chunks import this module, and WebKit before 27 gives a second importer of a module that still
 * awaits its unfinished exports (WebKit bug 242740).
 */
async function startShop(): Promise<void> {
  // Said by the script of index.html, which tells the shopper.
  if (document.documentElement.dataset.tooOld !== undefined) return;
  const locale = pickLocale(readStored('locale'), navigator.language);
  // A timer, so that evaluating this code is a task of its own, after which the page answers a finger.
  await new Promise((resolve) => setTimeout(resolve));
  const [config, i18n] = await Promise.all([readShopConfig(), createTranslations(locale)]);
  const { lang: renderedLocale } = document.documentElement;
  // The same value again would make the browser compute all styles again.
  if (locale !== renderedLocale) document.documentElement.lang = locale;

  if (import.meta.env.DEV) {
    await addGallery();
    answerCheck.current = (await import('./api/check-answers.ts')).checkAnswer;
  }

  const session = createSession(config);
  const initialData = readInitialData();
  const isOutdated = isCachedPage();
  const connection = { url: config.graphql_url, session, load: () => import('./writes/client.ts') };
  const router = createShopRouter({
    context: { client: createLazyClient({ ...connection, initialData, isOutdated }), config, i18n, session },
    reducedMotion: prefersReducedMotion(),
  });
  prefetchClient(router, initialData !== null && !isOutdated);
  refreshOnReconnect(router);
  subscribeInstall(router);
  subscribeNavigation(router);
  resetOnViewerChange(router, () => createLazyClient(connection));
  recordOfflinePages(router);
  hasInteracted.subscribe(() => loadAfterInteraction(router));
  session.syncTabs();
  trackFirstInteraction();
  trackPointer();
  subscribeTranslation();
  reloadAfterRelease();
  startIdleParts(router, () => loadPersistence(router));
  startPushSync(router);
  measureVitals(router);
  startAnalytics(router);
  startChat(router);

  if (!CSS.supports('selector(:has(a))')) addHasSelector();
  const root = document.getElementById('root');
  if (root) await mountApp(root, router, initialData && renderedLocale);
}

function addHasSelector(): void {
  loadInBackground(
    () => import('./app/has-selector.ts'),
    ({ supportHas }) => supportHas(document),
  );
}

function loadPersistence(router: RegisteredRouter): void {
  loadInBackground(
    () => import('./app/persist-main-page.ts'),
    ({ persistMainPage }) => persistMainPage(router),
  );
}

function loadAfterInteraction(router: RegisteredRouter): void {
  loadInBackground(
    () => import('./app/after-interaction.ts'),
    ({ startAfterInteraction }) => startAfterInteraction(router),
  );
}

async function addGallery(): Promise<void> {
  const { galleryRoute } = await import('./routes/gallery/gallery-route.tsx');
  const routes = Object.values(routeTree.children ?? {});
  routeTree.addChildren([...routes, galleryRoute(routeTree)]);
}

void startShop();
