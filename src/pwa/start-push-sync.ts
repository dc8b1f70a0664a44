import type { RegisteredRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/**
 * Synchronises the push subscription and the badge when a member opens the shop, and when the viewer changes. For a visitor
 * who has allowed notifications too: the shop may have been closed before a sign-out had removed the subscription.
 */
export function startPushSync(router: RegisteredRouter): void {
  const { config, session } = router.options.context;
  if (!config.push) return;
  const sync = () =>
    loadInBackground(
      () => import('./sync-push-subscription.ts'),
      ({ syncPushSubscription }) => syncPushSubscription(router),
    );
  session.subscribe(sync);
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  if (isAllowed || !isVisitor(session.viewer())) runWhenIdle(sync);
}
