import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { readIndexedDbRows } from '../../support/indexeddb-rows.ts';
import type { ShopFacts } from '../../support/shop-facts.ts';
import type { Report } from '../report.ts';
import { auditInstall } from './audit-install.ts';
import { auditManifest } from './audit-manifest.ts';
import { auditOffline } from './audit-offline.ts';
import { openPhone } from './phone.ts';
import type { ShopProxy } from './shop-proxy.ts';

const missing = '페이지를 찾을 수 없어요';
const membersOnly = '로그인 후 이용해주세요';

/** The gate of an installable shop: manifest, install, and every way in with the server gone. Closes the proxy. */
export async function auditPwa(report: Report, proxy: ShopProxy, facts: ShopFacts): Promise<void> {
  const phone = await openPhone(proxy.address);
  const { page } = phone;
  try {
    await page.goto('/main');
    await page.getByRole('heading').first().waitFor({ state: 'attached' });
    const manifest = await auditManifest(report, phone);
    report.check('a service worker controls the page', await isControlled(page));
    await page.goto(facts.product);
    await page.getByText(facts.productName).filter({ visible: true }).first().waitFor();
    await waitUntilSaved(page, facts.productName);
    await page.goto('/main');
    await auditInstall(report, phone, { address: proxy.address, manifest });

    proxy.close();
    await auditOffline(report, page, [
      { path: manifest.start_url, shows: '이벤트' },
      ...manifest.shortcuts.map(({ url }) => ({
        path: url,
        shows: url.startsWith('/mypage') ? membersOnly : '이벤트',
      })),
      { path: facts.product, shows: facts.productName },
      { path: '/no/such/page', shows: missing },
    ]);
  } finally {
    proxy.close();
    await phone.end();
  }
}

/** A page that was left in the same moment may not be on the device yet. Other pages show the product's name, too. */
async function waitUntilSaved(page: Page, productName: string): Promise<void> {
  const isSaved = (row: string) => row.includes('product_by_pk') && row.includes(productName);
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if ((await readIndexedDbRows(page)).some(isSaved)) return;
    await wait(100);
  }
}

async function isControlled(page: Page): Promise<boolean> {
  return await page
    .waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 45_000,
    })
    .then(
      () => true,
      () => false,
    );
}
