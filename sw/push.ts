import type { MessageToPage } from '#src/shared/worker-messages.ts';
import { openNotificationUrl, type Tab } from './open-notification-url.ts';
import { readPushMessage } from './push-message.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page has to confirm a navigation, in milliseconds. */
const navigationTimeoutMs = 1_000;

/** Shows push messages, opens their URLs, and renews a subscription that the browser has changed. */
export function handlePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.text() ?? null)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { href } = event.notification.data as { href: string };
    const openTab = (url: string) => self.clients.openWindow(url);
    event.waitUntil(openNotificationUrl(href, { origin: self.location.origin, listTabs, openTab }));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(replaceSubscription(event)));
}

async function showMessage(text: string | null): Promise<void> {
  const { title, options, badge } = readPushMessage(text, self.navigator.language);
  await self.registration.showNotification(title, options);
  if (badge !== null) await self.navigator.setAppBadge?.(badge).catch(() => {});
}

async function listTabs(): Promise<Tab[]> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return clients.map((client) => ({
    url: client.url,
    visibilityState: client.visibilityState,
    focus: () => client.focus(),
    navigate: (url) => client.navigate(url),
    requestNavigation: (href) => requestNavigation(client, { type: 'NAVIGATE', href }),
  }));
}

function requestNavigation(client: WindowClient, message: MessageToPage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), navigationTimeoutMs);
    client.postMessage(message, [port2]);
  });
}

/** Sends the new subscription to the server. Subscribes again when the browser has only dropped the old one. */
async function replaceSubscription({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const auth = oldSubscription?.toJSON().keys?.auth;
  if (!oldSubscription || !auth) return;
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/v1/push/subscription/replace', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      old: { endpoint: oldSubscription.endpoint, auth },
      subscription: { endpoint, keys },
    }),
  });
}
