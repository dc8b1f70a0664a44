import type { Browser, BrowserContext, Page } from 'playwright';
import { needsLogin } from '#src/session/member-area.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { logIn } from '../../support/log-in.ts';
import type { Report } from '../report.ts';
import { findMessageIds, readMessageIds } from './message-ids.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 844 };

type Shop = { readonly browser: Browser; readonly baseURL: string; readonly addresses: readonly string[] };

/** axe on every address, in each language, on a phone and on a wide screen: visitors' pages and members'. */
export async function auditAccessibility(
  report: Report,
  shop: Shop,
  locales: readonly string[],
): Promise<void> {
  const [member, ids] = await Promise.all([memberState(shop), readMessageIds()]);
  report.check('the ids of the texts are known', ids.length > 100, ids.length);
  for (const locale of locales) {
    const context = await shop.browser.newContext({ ...settings(shop), locale, storageState: member });
    const visitor = await shop.browser.newContext({ ...settings(shop), locale });
    const left = shop.addresses.map((address) => ({
      address,
      context: needsLogin(address) ? context : visitor,
      name: `axe, ${locale}, ${address}`,
    }));
    // As many at once as the smallest machine has processors.
    await Promise.all([visitAll(report, left, ids), visitAll(report, left, ids)]);
    await Promise.all([context.close(), visitor.close()]);
  }
}

type Visit = { readonly address: string; readonly context: BrowserContext; readonly name: string };

async function visitAll(report: Report, left: Visit[], ids: readonly string[]): Promise<void> {
  for (let visit = left.shift(); visit; visit = left.shift()) {
    const page = await visit.context.newPage();
    await page.goto(visit.address);
    await settled(page);
    const bare = await findMessageIds(page, ids);
    report.check(`${visit.name}: every text has its words`, bare.length === 0, bare);
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport);
      const barriers = await findAxeViolations(page);
      report.check(`${visit.name}, ${viewport.width} px`, barriers.length === 0, barriers);
    }
    await page.close();
  }
}

async function settled(page: Page): Promise<void> {
  await page.locator('h1, h2, h3').first().waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

const settings = ({ baseURL }: Shop) =>
  ({
    baseURL,
    viewport: phone,
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  }) as const;

async function memberState(shop: Shop) {
  const context = await shop.browser.newContext({ ...settings(shop), locale: 'ko-KR' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString());
  });
  await logIn(page, '/mypage');
  const state = await context.storageState();
  await context.close();
  return state;
}
