import { callApi } from '#src/session/call-api.ts';
import type { PushContext } from './push-api.ts';

/** The number on the icon of the installed shop; 0 takes it off. Where there is none, nothing happens. */
export async function showBadge(unread: number): Promise<void> {
  // Refused where the shop is not installed.
  await (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => {});
}

/** Asks the server how much is unread. */
export async function refreshBadge(member: PushContext): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const answer = await callApi(member, { method: 'GET', path: '/notifications/unread' });
  if (!answer.ok) return;
  const { unread } = answer.body as { unread?: unknown };
  if (typeof unread === 'number') await showBadge(unread);
}
