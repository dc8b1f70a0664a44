import { pushPageView } from './analytics/data-layer.ts';
import { closePanels } from './features/layout/panels.ts';
import { documentTitle, pageFacts } from './page-facts.ts';
import type { ShopRouter } from './router.ts';

/** What happens around every navigation in the browser. */
export function followNavigation(router: ShopRouter): void {
  router.subscribe('onBeforeNavigate', closePanels);
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    // A reload of the data in place is no navigation.
    if (!hrefChanged) return;
    const { name, title } = pageFacts(router.state.matches, router.options.context.i18n);
    pushPageView({ path: toLocation.pathname, name, title: documentTitle(title) });
    if (fromLocation && pathChanged) focusContent();
  });
}

/** So that a screen reader begins at the new page, as it would after a page load. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
