import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses, queriedAddresses } from '../support/addresses.ts';
import { browserOptions } from '../support/chromium.ts';
import { openFloorServer } from '../support/floor-page.ts';
import { openShop } from '../support/running-shop.ts';
import { readShopFacts, type ShopFacts } from '../support/shop-facts.ts';
import { auditAccessibility } from './axe/audit-accessibility.ts';
import { auditLighthouse, type Target } from './lighthouse/audit-lighthouse.ts';
import { auditPwa } from './pwa/audit-pwa.ts';
import { auditSeededFaults } from './pwa/audit-seeded-faults.ts';
import { openShopProxy } from './pwa/shop-proxy.ts';
import { auditReading } from './reading/audit-reading.ts';
import { createReport } from './report.ts';
import { auditResponses } from './responses/audit-responses.ts';

// `npm run audit`: what is true of the whole shop, checked on the whole shop. `short` is what every change must pass:
// fewer Lighthouse runs, one language for axe less, and without the shops that are broken on purpose.

const isShort = process.argv.includes('short');
const only = process.env.AUDIT_ONLY?.split(',');

const port = Number(process.env.TEST_PORT ?? 3450);
const shop = await openShop(port);
const facts = await readShopFacts(shop.pool);
const report = createReport();

const parts = {
  answers: () => auditResponses(report, shop.address, facts),
  installed: async () => auditPwa(report, await openShopProxy(shop.address, port + 1), facts),
  controls: () => auditSeededFaults(report, { address: shop.address, facts, port: port + 2 }),
  barriers: async () => {
    const browser = await chromium.launch(browserOptions);
    const addresses = [...(await allAddresses(facts)), ...queriedAddresses];
    const locales = isShort ? ['ko-KR'] : ['ko-KR', 'en-US'];
    try {
      await auditAccessibility(report, { browser, baseURL: shop.address, addresses }, locales);
    } finally {
      // A browser that stays open keeps this process, and whoever waits for it.
      await browser.close();
    }
  },
  letters: () =>
    auditReading(report, {
      baseURL: shop.address,
      addresses: [
        '/main',
        '/category',
        '/product',
        facts.product,
        '/cart',
        '/search',
        '/login',
        '/sign-up',
        `/custom/${facts.ids.product}`,
        '/mypage',
        '/mypage/order',
      ],
    }),
  lighthouse: async () => {
    const floor = await openFloorServer(shop.address, port + 3);
    try {
      await auditLighthouse(report, lighthouseTargets(facts, floor.urlOf));
    } finally {
      floor.close();
    }
  },
};

function lighthouseTargets(
  { product, graphic, ids }: ShopFacts,
  floorUrlOf: (path: string) => string,
): readonly Target[] {
  const target = (name: string, path: string, runs: number) => ({
    name,
    url: shop.address + path,
    floorUrl: floorUrlOf(path),
    runs: isShort ? runs : 5,
  });
  return [
    target('/main', '/main', 3),
    target('/product/{id}', product, 1),
    { ...target('/login', '/login', 1), isUnlisted: true as const },
    // Built of the same parts: looked at by the whole audit only.
    target('a graphic', graphic, 0),
    target('/category', '/category', 0),
    target('/product', '/product', 0),
    target('an artist', `/artist/${ids.artist}`, 0),
    target('a brand', `/brand/${ids.brand}`, 0),
    target('a plan', `/plan/${ids.plan}`, 0),
    target('an event', `/event/${ids.event}`, 0),
    target('/review/list', '/review/list', 0),
  ].filter(({ runs }) => runs > 0);
}

for (const [name, part] of Object.entries(parts)) {
  if (only ? !only.includes(name) : isShort && name === 'controls') continue;
  await report.section(name, part);
}
await shop.end();

const summary = { passed: report.passed(), failures: report.failures() };
console.log(`\n${summary.passed} checks passed, ${summary.failures.length} failed`);
if (process.env.AUDIT_REPORT) {
  await mkdir(dirname(process.env.AUDIT_REPORT), { recursive: true });
  await writeFile(process.env.AUDIT_REPORT, JSON.stringify(summary));
}
process.exitCode = summary.failures.length === 0 ? 0 : 1;
