import type { RegisteredRouter } from '@tanstack/react-router';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { purgeViewerData } from '#src/offline/purge-viewer-data.ts';
import { deleteOtherViewerDatabases } from '#src/offline/viewer-database.ts';
import { resumeDeferredReaction } from '#src/reactions/deferred-reaction.ts';
import { isVisitor, nilUuid } from '#src/session/viewer.ts';
import { startOutbox } from './start-outbox.ts';

/**
 * When somebody else looks, everything begins anew: with an empty data cache, for the data of one member never shows
 * to the next person, and with the guards and loaders of the page that is open. What was kept of the member who left
 * is deleted.
 */
export function resetOnViewerChange(router: RegisteredRouter, openClient: () => LazyClient): () => void {
  const { session } = router.options.context;
  let viewer = session.viewer();
  let isWakingUp = false;

  // Runs before the session looks again, so that what it finds then is known to be a surprise.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    isWakingUp = persisted;
    setTimeout(() => {
      isWakingUp = false;
    });
  };
  window.addEventListener('pageshow', onPageShow);
  startOutbox(router);
  void deleteOtherViewerDatabases([viewer.id, nilUuid]);

  const unsubscribe = session.subscribe(() => {
    const left = viewer;
    viewer = session.viewer();
    if (!isVisitor(left) && left.id !== viewer.id) void purgeViewerData(left.id);
    if (isWakingUp) return leaveScreen();
    void beginAnew();
  });

  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
  };

  async function beginAnew(): Promise<void> {
    const context = { ...router.options.context, client: openClient() };
    router.update({ ...router.options, context });
    startOutbox(router);
    resumeDeferredReaction(session);
    await router.invalidate({ forcePending: true });
  }
}

/** A page from the back-forward cache still shows what the member saw who has left meanwhile. */
function leaveScreen(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}
