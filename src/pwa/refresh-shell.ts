import { monitoredFetch } from '#src/offline/monitored-fetch.ts';
import { parseShopConfig, type ShopConfig } from '../config/shop-config.ts';
import type { MessageToWorker } from '../shared/worker-messages.ts';

const message: MessageToWorker = { type: 'REFRESH_SHELL' };

/** Lets the worker take its page anew when the server's configuration is another than the one `shown` in this page. */
export async function refreshShell(shown: ShopConfig): Promise<void> {
  const worker = navigator.serviceWorker.controller;
  const current = worker && (await fetchConfig(shown.api_base));
  if (current && JSON.stringify(current) !== JSON.stringify(shown)) worker.postMessage(message);
}

async function fetchConfig(apiBase: string): Promise<ShopConfig | null> {
  try {
    const response = await monitoredFetch(`${apiBase}/config`, { cache: 'no-cache' });
    return response.ok ? parseShopConfig(await response.json()) : null;
  } catch {
    return null;
  }
}
