import { withResolvers } from '#src/shared/with-resolvers.ts';
import { serviceWorkers } from '#src/storage/browser-access.ts';

/** Milliseconds to wait for the service worker, which is installed last on a first visit. */
const timeoutMs = 15_000;

/** The subscription of this browser; `null` without one, or without a service worker. Never rejects. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await serviceWorkers()?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/**
 * Subscribes with the shop's VAPID key, and replaces a subscription with a former key. Rejects when the push service
 * refuses, or no service worker is ready in time.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const existing = await pushManager.getSubscription();
  if (existing && applicationServerKeyOf(existing) === publicKey) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The body of `PUT /push/subscription`. */
export function subscriptionBody(subscription: PushSubscription, locale: string) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return {
    endpoint,
    keys: { p256dh, auth },
    public_key: applicationServerKeyOf(subscription) ?? '',
    locale: locale === 'en' ? ('en' as const) : ('ko' as const),
  };
}

/** The VAPID key of a subscription in base64url, like the configuration's. */
export function applicationServerKeyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no service worker')), timeoutMs);
  return Promise.race([serviceWorkers()?.ready ?? promise, promise]).finally(() => clearTimeout(timer));
}
