import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { FullConfig } from 'playwright/test';
import { isUpToDate, openShop, shopFolder, shopPort } from './running-shop.ts';

/** Before the first test, and not in its time: the demo shop is drawn once, and every further worker gets a copy. */
// biome-ignore lint/style/noDefaultExport: Playwright wants one
export default async function prepareDemoShops({ workers }: Pick<FullConfig, 'workers'>): Promise<void> {
  const [first, ...others] = Array.from({ length: workers }, (_, place) => shopFolder(place));
  if (!first) return;
  if (!(await isUpToDate(first))) {
    process.stdout.write('Drawing the demo shop of the browser tests (once per change) ...\n');
    const shop = await openShop(shopPort(0));
    await shop.end();
  }
  for (const folder of others) {
    if (await isUpToDate(folder)) continue;
    await rm(folder, { recursive: true, force: true });
    // Unlike Node's own, it leaves PostgreSQL's files to PostgreSQL's user.
    await promisify(execFile)('cp', ['-a', first, folder]);
  }
}
