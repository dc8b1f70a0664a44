import type { ShopRouter } from '../router.ts';
import { readNavigation } from '../shared/worker-messages.ts';

/** Goes where the worker says, for instance after a touch on a notification. */
export function followWorker(router: ShopRouter): void {
  navigator.serviceWorker.addEventListener('message', (event) => {
    const href = readNavigation(event.data);
    const target = href === null ? null : URL.parse(href, location.origin);
    // Also a notification that somebody else has sent must not lead away from the shop.
    if (target?.origin !== location.origin) return;
    // The worker opens the address itself when nobody answers.
    event.ports[0]?.postMessage(true);
    void router.navigate({ href: target.pathname + target.search + target.hash });
  });
}
