import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses, queriedAddresses } from '../support/addresses.ts';
import { browserOptions } from '../support/chromium.ts';
import { openFloorServer } from '../support/floor-page.ts';
import { openShop } from '../support/running-shop.ts';
import { readShopFacts, type ShopFacts } from '../support/shop-facts.ts';
import { auditAccessibility } from './axe/audit-accessibility.ts';
import { openAnchor } from './lighthouse/anchor.ts';
import { auditLighthouse, type Target } from './lighthouse/audit-lighthouse.ts';
import { recordSpeed } from './lighthouse/record-speed.ts';
import { auditPwa } from './pwa/audit-pwa.ts';
import { auditSeededFaults } from './pwa/audit-seeded-faults.ts';
import { openShopProxy } from './pwa/shop-proxy.ts';
import { auditReading } from './reading/audit-reading.ts';
import { createReport } from './report.ts';
import { auditResponses } from './responses/audit-responses.ts';

// `npm run audit`: what is true of the whole shop, checked on the whole shop. `short` is what every change must pass:
// fewer Lighthouse runs, one language for axe less, and without the shops that are broken on purpose. `--record` adds the
// speed that was measured to docs/speed.md.

const isShort = process.argv.includes('short');
const isRecorded = process.argv.includes('--record');
const only = process.env.AUDIT_ONLY?.split(',');
const anchorFolder = process.env.AUDIT_ANCHOR;

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
    const anchor = anchorFolder ? await openAnchor(anchorFolder, shop.address, port + 4) : null;
    try {
      const measurements = await auditLighthouse(report, {
        targets: lighthouseTargets(facts),
        floorUrl: floor.urlOf('/main'),
        anchors: anchor?.pages ?? {},
        rounds: isShort ? 3 : 5,
        isRelease: !isShort,
      });
      if (isRecorded) await recordSpeed(measurements);
    } finally {
      anchor?.close();
      floor.close();
    }
  },
};

function lighthouseTargets({ product, graphic, ids }: ShopFacts): readonly Target[] {
  const target = (name: string, path: string) => ({ name, url: shop.address + path });
  const unlisted = { isUnlisted: true as const };
  const short: readonly Target[] = [
    target('/main', '/main'),
    target('/product/{id}', product),
    { ...target('/login', '/login'), ...unlisted },
  ];
  if (isShort) return short;
  return [
    ...short,
    target('/category', '/category'),
    { ...target('/search', '/search'), ...unlisted },
    { ...target('the editor', `/custom/${ids.product}`), ...unlisted },
    target('a graphic', graphic),
    target('/product', '/product'),
    target('an artist', `/artist/${ids.artist}`),
    target('a brand', `/brand/${ids.brand}`),
    target('a plan', `/plan/${ids.plan}`),
    target('an event', `/event/${ids.event}`),
    target('/review/list', '/review/list'),
  ];
}

for (const [name, part] of Object.entries(parts)) {
  if (only ? !only.includes(name) : isShort && name === 'controls') continue;
  await report.section(name, part);
}
await shop.end();

const summary = { passed: report.passed(), failures: report.failures(), open: report.open() };
const { passed, failures, open } = summary;
console.log(`\n${passed} checks passed, ${failures.length} failed, ${open.length} not judged`);
if (process.env.AUDIT_REPORT) {
  await mkdir(dirname(process.env.AUDIT_REPORT), { recursive: true });
  await writeFile(process.env.AUDIT_REPORT, JSON.stringify(summary));
}
process.exitCode = failures.length === 0 ? 0 : 1;
