import type { Page } from 'playwright';
import type { Report } from '../report.ts';

/** A page that must be shown, by one of its texts, although nothing answers at the shop's address any more. */
export type OfflineVisit = { readonly path: string; readonly shows: string };

export async function auditOffline(
  report: Report,
  page: Page,
  visits: readonly OfflineVisit[],
): Promise<void> {
  for (const { path, shows } of visits) {
    const found = await openOffline(page, path, shows).catch((error: Error) => error.message.split('\n')[0]);
    report.check(`offline ${path}`, found === 'shown', found);
  }
}

async function openOffline(page: Page, path: string, shows: string): Promise<string> {
  const answer = await page.goto(path);
  if (!answer?.fromServiceWorker()) return 'not from the service worker';
  if (answer.status() !== 200) return `status ${answer.status()}`;
  const text = page.getByText(shows).filter({ visible: true }).first();
  return await text.waitFor().then(
    () => 'shown',
    async () => `something else: ${await page.locator('body').textContent()}`,
  );
}
