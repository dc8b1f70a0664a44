/** Milliseconds the service worker has to be there: on the first visit it comes after everything else. */
const timeoutMs = 15_000;

/** The subscription this browser has; `null` without one, or without a service worker. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Subscribes with the shop's key; one made for a former key gives way. Rejects when the push service refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const present = await pushManager.getSubscription();
  if (present && keyOf(present) === publicKey) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The body of `PUT /push/subscription`. */
export function subscriptionBody(subscription: PushSubscription, locale: string) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys, public_key: keyOf(subscription), locale: locale === 'en' ? 'en' : 'ko' };
}

/** In base64url, as the configuration says it. */
export function keyOf({ options }: PushSubscription): string | null {
  if (!options.applicationServerKey) return null;
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no service worker')), timeoutMs);
  return Promise.race([navigator.serviceWorker.ready, promise]).finally(() => clearTimeout(timer));
}
