import type { RegisteredRouter } from '@tanstack/react-router';
import { parseUrl } from '#src/shared/parse-url.ts';
import { readNavigation } from '#src/shared/worker-messages.ts';
import { serviceWorkers } from '#src/storage/browser-access.ts';

/** Navigates when the worker requests it, for example after a click on a notification. */
export function subscribeWorkerMessages(router: RegisteredRouter): void {
  serviceWorkers()?.addEventListener('message', (event) => {
    const href = pathInShop(readNavigation(event.data), location.origin);
    if (href === null) return;
    // Without a reply the worker loads the URL itself.
    event.ports[0]?.postMessage(true);
    void router.navigate({ href });
  });
}

/** Path, query and fragment; `null` for a URL of another origin: push messages may come from other systems. */
export function pathInShop(href: string | null, origin: string): string | null {
  const target = href === null ? null : parseUrl(href, origin);
  return target?.origin === origin ? target.pathname + target.search + target.hash : null;
}
