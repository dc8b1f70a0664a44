import type { RegisteredRouter } from '@tanstack/react-router';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { loadIdleParts } from './load-idle-parts.ts';

/** Records the visited pages whose data is persisted on this device, which can be opened offline. */
export function recordOfflinePages(router: RegisteredRouter): void {
  const { session } = router.options.context;
  router.subscribe('onResolved', () => {
    const { state } = router;
    const viewer = session.viewer();
    loadInBackground(loadIdleParts, ({ idleParts }) => {
      // Not recorded for a viewer who has signed out meanwhile.
      if (session.viewer() === viewer) void idleParts.recordPage(router, state);
    });
  });
}
