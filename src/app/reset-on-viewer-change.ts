import { type RegisteredRouter, rootRouteId } from '@tanstack/react-router';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { isVisitor, type Viewer } from '#src/session/viewer.ts';
import { setDraftOwner } from '#src/storage/draft-texts.ts';
import { purgeViewerData } from '#src/storage/purge-viewer-data.ts';
import { allowViewerDatabase } from '#src/storage/viewer-database.ts';
import { resumeDeferredReaction } from '#src/writes/reactions/deferred-reaction.ts';
import { loadShell } from './load-shell.ts';
import { startCart } from './start-cart.ts';
import { startOutbox } from './start-outbox.ts';

/**
 * When the viewer changes, starts with an empty data cache, so that the next person never sees data of the previous one,
 * and runs the guards and loaders of the current page again. Deletes what a member who has signed out has stored and typed.
 * A page that comes back from the back/forward cache for the same viewer loads its data again.
 */
export function resetOnViewerChange(router: RegisteredRouter, openClient: () => LazyClient): () => void {
  const { session } = router.options.context;
  let viewer = session.viewer();
  let isRestored = false;

  // Runs before the session reads its storage again: a change found then happened while the page was in the cache.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isRestored = true;
    const known = viewer;
    setTimeout(() => {
      isRestored = false;
      // The page of another viewer is loaded anew as a whole.
      if (viewer === known) void router.invalidate();
    });
  };
  window.addEventListener('pageshow', onPageShow);
  startOutbox(router);
  startCart(router.options.context);
  // A tab that the browser had discarded still has the texts of its former viewer.
  setDraftOwner(memberIdOf(viewer));

  const unsubscribe = session.subscribe(() => {
    const previous = viewer;
    viewer = session.viewer();
    setDraftOwner(memberIdOf(viewer));
    allowViewerDatabase(viewer.id);
    if (!isVisitor(previous) && previous.id !== viewer.id) void purgeViewerData(previous.id);
    if (isRestored) return hideAndReload();
    void reset();
  });

  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
  };

  async function reset(): Promise<void> {
    const context = { ...router.options.context, client: openClient() };
    router.update({ ...router.options, context });
    startOutbox(router);
    startCart(context);
    resumeDeferredReaction(session);
    // The root does not load it again; the member's next visit without a network shows it.
    void loadShell(context.client);
    // A pending root would hide header and tab bar together with the page. Its data are no member's.
    await router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId, forcePending: true });
  }
}

const memberIdOf = (viewer: Viewer): string | null => (isVisitor(viewer) ? null : viewer.id);

/** A page from the back-forward cache still shows the data of the previous viewer. */
function hideAndReload(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}
