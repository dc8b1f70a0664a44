import type { RegisteredRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { refreshBadge, showBadge } from './badge.ts';
import { takeDeferredSubscription } from './deferred-subscription.ts';
import { readPushState, subscribeDevice, unsubscribeDevice } from './push-api.ts';
import { pushState } from './push-state.ts';
import { currentSubscription } from './push-subscription.ts';
import { pushSupport } from './push-support.ts';
import { enableNotification } from './toggle-notification.ts';

/** Synchronises this browser's subscription and badge with the viewer. Called when the shop opens and the viewer changes. */
export async function syncPushSubscription(router: RegisteredRouter): Promise<void> {
  const { context } = router.options;
  if (isVisitor(context.session.viewer())) {
    // After a sign-out this browser receives no notifications, and the icon shows no number.
    await Promise.all([unsubscribeDevice(context), showBadge(0)]);
    return readPushState(context);
  }
  // Sent each time, because the server may have deleted it, or its key or the language may have changed.
  if (pushSupport() === 'granted' && (await currentSubscription())) await subscribeDevice(context);
  // The member may have signed out meanwhile.
  if (isVisitor(context.session.viewer())) return;
  await refreshBadge(context);
  const subscription = takeDeferredSubscription();
  if (subscription) await enableNotification(router, subscription);
  if (subscription || pushState.get().device !== 'unknown') await readPushState(context);
}
