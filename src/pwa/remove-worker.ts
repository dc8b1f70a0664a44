/** The operator has switched it off: nothing of it stays. What a shopper has written is not in its caches. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await caches.keys()) await caches.delete(name);
}
