import type { RegisteredRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/** Keeps this browser's subscription and the number on the icon true, once nothing else is to be done. */
export function startPushSync(router: RegisteredRouter): void {
  const { config, session } = router.options.context;
  if (!config.push) return;
  const keep = () =>
    void import('./sync-push-subscription.ts').then(({ syncPushSubscription }) =>
      syncPushSubscription(router),
    );
  session.subscribe(keep);
  if (!isVisitor(session.viewer())) runWhenIdle(keep);
}
