import { fallbackConfig, parseShopConfig, type ShopConfig } from './shop-config.ts';

/** After this the shop starts with the fallback configuration. */
const timeoutMs = 4_000;

/** From the page if the server has inlined it, otherwise fetched. Never rejects: the shop also starts offline. */
export async function readShopConfig(): Promise<ShopConfig> {
  return readInlined() ?? (await fetchConfig()) ?? fallbackConfig;
}

function readInlined(): ShopConfig | null {
  const text = document.getElementById('shop-config')?.textContent;
  if (!text) return null;
  try {
    return parseShopConfig(JSON.parse(text));
  } catch {
    return null;
  }
}

async function fetchConfig(): Promise<ShopConfig | null> {
  try {
    const response = await fetch('/api/v1/config', { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? parseShopConfig(await response.json()) : null;
  } catch {
    return null;
  }
}
