import type { Client } from 'urql';
import { resumeIntent } from './components/intent.ts';
import type { ShopRouter } from './router.ts';

/**
 * When somebody else looks, everything begins anew: with an empty data cache, for the data of one member never shows
 * to the next person, and with the guards and loaders of the page that is open.
 */
export function followViewer(router: ShopRouter, openClient: () => Client): () => void {
  return router.options.context.session.subscribe(() => void beginAnew());

  async function beginAnew(): Promise<void> {
    const context = { ...router.options.context, client: openClient() };
    router.update({ ...router.options, context });
    await resumeIntent(context);
    await router.invalidate({ forcePending: true });
  }
}
