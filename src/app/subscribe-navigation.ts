import type { RegisteredRouter } from '@tanstack/react-router';
import { pushPageView } from '#src/analytics/data-layer.ts';
import { closePanels } from '#src/features/layout/panels.ts';
import { documentTitle, pageMeta } from './page-meta.ts';

/** Closes panels, pushes page views and moves the focus with every navigation. `router.invalidate` is none. */
export function subscribeNavigation(router: RegisteredRouter): void {
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) closePanels();
  });
  router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    if (!hrefChanged) return;
    const { name, title } = pageMeta(router.state.matches, router.options.context.i18n);
    pushPageView({ path: toLocation.pathname, name, title: documentTitle(title) });
    if (fromLocation && pathChanged) focusContent();
  });
}

/** So that screen readers start to read the new page, as after a page load. */
function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
