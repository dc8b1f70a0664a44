import { callApi } from '#src/api/call-api.ts';
import type { PushContext } from './push-api.ts';

/** The number on the icon of the installed shop; 0 removes it. Does nothing where badges are not supported. */
export async function showBadge(unread: number): Promise<void> {
  // Rejects where the shop is not installed.
  await (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => {});
}

/** Shows how many notifications are unread. */
export async function refreshBadge(context: PushContext): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const outcome = await callApi(context, 'GET /notifications/unread');
  if (outcome.kind === 'ok') await showBadge(outcome.body.unread);
}
