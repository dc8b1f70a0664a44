import { fallbackConfig, parseShopConfig, type ShopConfig } from './shop-config.ts';

/** Milliseconds; the shell opens with the fallback rather than wait longer. */
const timeoutMs = 4_000;

/** Reads what the server wrote into the page, else asks for it. Never rejects: the shell opens without a server too. */
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
