import type { RegisteredRouter } from '@tanstack/react-router';
import { pickLocale } from '#src/shared/locale.ts';
import type { MessageToWorker } from '#src/shared/worker-messages.ts';
import { serviceWorkers } from '#src/storage/browser-access.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** Pages about one thing whose loader takes one query, which is requested again when such a page is shown. */
const itemRoutes = new Set<string>(['/product/$id', '/artist/$name/graphic/$graphicId']);

/**
 * Lets the worker cache pages as the server renders them, in the language of this visit, for the next one: the main page,
 * and the product or graphic that is open when the shop is left.
 */
export function cacheRenderedPages(router: RegisteredRouter): void {
  const { i18n } = router.options.context;
  const post = (path: string) => {
    const message: MessageToWorker = { type: 'CACHE_PAGE', path, locale: pickLocale(i18n.locale, '') };
    serviceWorkers()?.controller?.postMessage(message);
  };
  const postMainPage = () => post('/main');
  i18n.on('change', postMainPage);
  runWhenIdle(postMainPage);
  document.addEventListener('visibilitychange', () => {
    const match = router.state.matches.at(-1);
    if (document.visibilityState !== 'hidden' || match?.status !== 'success') return;
    if (itemRoutes.has(match.routeId)) post(router.state.location.pathname);
  });
}
