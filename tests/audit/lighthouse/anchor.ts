import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Another storefront to be measured beside. */
type Anchor = { readonly pages: Readonly<Record<string, string>>; close(): void };

/**
 * Starts the storefront in `folder`, which brings its own server: `node server.mjs FOLDER SHOP PORT` serves what is built in
 * the folder with fixed data and the shop's pictures. Hydrogen's skeleton is what the figures so far were compared with.
 */
export async function openAnchor(folder: string, shop: string, port: number): Promise<Anchor> {
  const server = spawn(process.execPath, ['server.mjs', folder, shop, String(port)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const pages = { 'anchor, home': `${address}/`, 'anchor, product': `${address}/products/goods-1` };
  try {
    await untilAnswered(pages['anchor, home'], () => server.exitCode !== null);
  } catch (error) {
    server.kill();
    throw error;
  }
  return { pages, close: () => void server.kill() };
}

const timeout = 60_000;

async function untilAnswered(url: string, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + timeout;
  while (performance.now() < end && !hasEnded()) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(250);
  }
  throw new Error(`The anchor does not answer at ${url}.`);
}
