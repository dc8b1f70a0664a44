import type { RegisteredRouter } from '@tanstack/react-router';
import { readNavigation } from '#src/shared/worker-messages.ts';

/** Goes where the worker says, for instance after a touch on a notification. */
export function subscribeWorkerMessages(router: RegisteredRouter): void {
  navigator.serviceWorker.addEventListener('message', (event) => {
    const href = pathInShop(readNavigation(event.data), location.origin);
    if (href === null) return;
    // The worker opens the address itself when nobody answers.
    event.ports[0]?.postMessage(true);
    void router.navigate({ href });
  });
}

/** Path, query and fragment; `null` for what leads away from the shop: messages are also sent by other systems. */
export function pathInShop(href: string | null, origin: string): string | null {
  const target = href === null ? null : URL.parse(href, origin);
  return target?.origin === origin ? target.pathname + target.search + target.hash : null;
}
