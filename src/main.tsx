import './styles/index.css';
import { readShopConfig } from './config/read-shop-config.ts';
import { followConnection } from './follow-connection.ts';
import { followNavigation } from './follow-navigation.ts';
import { followViewer } from './follow-viewer.ts';
import { readInitialData } from './graphql/initial-data.ts';
import { createLazyClient } from './graphql/lazy-client.ts';
import { createTranslations } from './i18n/translations.ts';
import { followInstall } from './pwa/follow-install.ts';
import { followPush } from './pwa/follow-push.ts';
import { registerWorker } from './pwa/register-worker.ts';
import { reloadAfterRelease } from './reload-after-release.ts';
import { rememberVisits } from './remember-visits.ts';
import { routeTree } from './route-tree.gen.ts';
import { createShopRouter } from './router.ts';
import { readStored } from './session/browser-storage.ts';
import { createSession } from './session/session.ts';
import { pickLocale } from './shared/locale.ts';
import { showShop } from './show-shop.tsx';
import { loadWebFont } from './styles/web-font.ts';
import { prefersReducedMotion } from './ui/browser-facts.ts';
import { followReading } from './ui/reading.ts';
import { warmClient } from './warm-client.ts';

const locale = pickLocale(readStored('locale'), navigator.language);
const [config, i18n] = await Promise.all([readShopConfig(), createTranslations(locale)]);
const { lang: drawnIn } = document.documentElement;
document.documentElement.lang = locale;

if (import.meta.env.DEV) await addGallery();

const session = createSession(config);
const answers = readInitialData();
const url = config.graphql_url;
const openClient = () => createLazyClient({ url, session });
const router = createShopRouter({
  context: { client: createLazyClient({ url, session, answers }), config, i18n, session },
  reducedMotion: prefersReducedMotion(),
});
warmClient(router, answers !== null);
followConnection(router);
followInstall(router);
followNavigation(router);
followViewer(router, openClient);
rememberVisits(router);
session.followTabs();
followReading();
reloadAfterRelease();
registerWorker({ router, config, onControlled: keepPages });
followPush(router);
loadWebFont();

function keepPages(): void {
  void import('./keep-main-page.ts').then(({ keepMainPage }) => keepMainPage(router));
}

async function addGallery(): Promise<void> {
  const { galleryRoute } = await import('./routes/gallery/gallery-route.tsx');
  const known = Object.values(routeTree.children ?? {});
  routeTree.addChildren([...known, galleryRoute(routeTree)]);
}

const root = document.getElementById('root');
// Not awaited: the parts of the page that it loads wait for this module themselves.
if (root) void showShop(root, router, drawnIn);
