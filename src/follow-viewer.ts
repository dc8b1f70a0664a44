import { resumeDeferredReaction } from './components/deferred-reaction.ts';
import { followOutbox } from './follow-outbox.ts';
import type { LazyClient } from './graphql/lazy-client.ts';
import { purgeViewerData } from './offline/purge-viewer-data.ts';
import { deleteOtherViewerDatabases } from './offline/viewer-database.ts';
import type { ShopRouter } from './router.ts';
import { isVisitor, nilUuid } from './session/viewer.ts';

/**
 * When somebody else looks, everything begins anew: with an empty data cache, for the data of one member never shows
 * to the next person, and with the guards and loaders of the page that is open. What was kept of the member who left
 * is deleted.
 */
export function followViewer(router: ShopRouter, openClient: () => LazyClient): () => void {
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
  followOutbox(router);
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
    followOutbox(router);
    resumeDeferredReaction(session);
    await router.invalidate({ forcePending: true });
  }
}

/** A page from the back-forward cache still shows what the member saw who has left meanwhile. */
function leaveScreen(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}
