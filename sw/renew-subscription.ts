declare const self: ServiceWorkerGlobalScope;

/** The browser has changed, or dropped, the subscription by itself: the server learns of the new one. */
export async function renewSubscription({
  oldSubscription: old,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const auth = old?.toJSON().keys?.auth;
  if (!old || !auth) return;
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = renewed.toJSON();
  await fetch('/api/v1/push/subscription/replace', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ old: { endpoint: old.endpoint, auth }, subscription: { endpoint, keys } }),
  });
}
