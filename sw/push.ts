import type { MessageToPage } from '#src/shared/worker-messages.ts';
import { openAddress, type Tab } from './open-address.ts';
import { readPushMessage } from './push-message.ts';
import { renewSubscription } from './renew-subscription.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds a page has to say that it goes. */
const timeoutMs = 1_000;

/** Messages of the shop: shown, led to by a touch, and kept coming when the browser changes its subscription. */
export function handlePush(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { href } = event.notification.data as { href: string };
    const { origin } = self.location;
    event.waitUntil(openAddress(href, { origin, tabs, open: (url) => self.clients.openWindow(url) }));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
}

async function show(text: string | null): Promise<void> {
  const { title, options, badge } = readPushMessage(text, self.navigator.language);
  await self.registration.showNotification(title, options);
  if (badge !== null) await self.navigator.setAppBadge?.(badge).catch(() => {});
}

async function tabs(): Promise<Tab[]> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return clients.map((client) => ({
    url: client.url,
    visibilityState: client.visibilityState,
    focus: () => client.focus(),
    navigate: (url) => client.navigate(url),
    lead: (href) => lead(client, { type: 'NAVIGATE', href }),
  }));
}

function lead(client: WindowClient, message: MessageToPage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), timeoutMs);
    client.postMessage(message, [port2]);
  });
}
