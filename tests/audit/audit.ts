import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import { allAddresses, queriedAddresses } from '../support/addresses.ts';
import { browserOptions } from '../support/chromium.ts';
import { openShop } from '../support/running-shop.ts';
import { readShopFacts, type ShopFacts } from '../support/shop-facts.ts';
import { auditAnswers } from './answers/audit-answers.ts';
import { auditBarriers } from './axe/audit-barriers.ts';
import { openLedger } from './ledger.ts';
import { auditLighthouse, type Target } from './lighthouse/audit-lighthouse.ts';
import { auditControls } from './pwa/audit-controls.ts';
import { auditPwa } from './pwa/audit-pwa.ts';
import { openFront } from './pwa/front.ts';

// `npm run audit`: what is true of the whole shop, checked on the whole shop. `short` is what every change must pass:
// the same checks, fewer Lighthouse runs and one language for axe less.

const isShort = process.argv.includes('short');
const only = process.env.AUDIT_ONLY?.split(',');

const port = Number(process.env.TEST_PORT ?? 3450);
const shop = await openShop(port);
const facts = await readShopFacts(shop.pool);
const ledger = openLedger();

const parts = {
  answers: () => auditAnswers(ledger, shop.address, facts),
  installed: async () => auditPwa(ledger, await openFront(shop.address, port + 1), facts),
  controls: () => auditControls(ledger, { address: shop.address, facts, port: port + 2 }),
  barriers: async () => {
    const browser = await chromium.launch(browserOptions);
    const addresses = [...(await allAddresses(facts)), ...queriedAddresses];
    const locales = isShort ? ['ko-KR'] : ['ko-KR', 'en-US'];
    await auditBarriers(ledger, { browser, baseURL: shop.address, addresses }, locales);
    await browser.close();
  },
  lighthouse: () => auditLighthouse(ledger, lighthouseTargets(facts)),
};

function lighthouseTargets({ product, graphic }: ShopFacts): readonly Target[] {
  const target = (name: string, path: string, runs: number) => ({
    name,
    url: shop.address + path,
    runs: isShort ? runs : 5,
  });
  return [
    target('/main', '/main', 3),
    target('/product/{id}', product, 1),
    target('a graphic', graphic, 1),
    target('/login', '/login', 1),
  ];
}

for (const [name, part] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue;
  await ledger.section(name, part);
}
await shop.end();

const report = { passed: ledger.passed(), failures: ledger.failures() };
console.log(`\n${report.passed} checks passed, ${report.failures.length} failed`);
if (process.env.AUDIT_REPORT) {
  await mkdir(dirname(process.env.AUDIT_REPORT), { recursive: true });
  await writeFile(process.env.AUDIT_REPORT, JSON.stringify(report));
}
process.exitCode = report.failures.length === 0 ? 0 : 1;
