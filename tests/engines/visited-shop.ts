import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { projectFolder } from '#tools/scripts/run-command.ts';
import { openShop, type RunningShop, shopPort } from '../support/running-shop.ts';
import { readShopFacts, type ShopFacts } from '../support/shop-facts.ts';
import { type EngineName, openEngine } from './engines.ts';
import { createScreen, type Screen } from './screen.ts';

/** One browser and one shop for all sentences of a file, one after the other. */
export type VisitedShop = {
  readonly screen: Screen;
  readonly shop: RunningShop;
  readonly facts: ShopFacts;
  /** Errors in the console that the test provokes. */
  expectErrors(pattern: RegExp): void;
};

export function withEngine(engine: EngineName): VisitedShop {
  let shop: RunningShop;
  let facts: ShopFacts;
  let screen: Screen | undefined;
  let expected = /^$/;
  beforeAll(async () => {
    const place = Number(process.env.VITEST_POOL_ID) - 1;
    shop = await openShop(shopPort(place), place);
    facts = await readShopFacts(shop.pool);
    screen = createScreen(await openEngine(engine), shop.address);
    await screen.open('/terms');
    // As for somebody who came this morning.
    await screen.page.run(() => localStorage.setItem('kkumim.popup-closed-at', new Date().toISOString()));
  });
  afterEach(async ({ task }) => {
    const errors = (await screen?.page.takeErrors()) ?? [];
    const unexpected = errors.filter((text) => !expected.test(text));
    expected = /^$/;
    if (task.result?.errors?.length || unexpected.length > 0)
      await showFailure(screen, `${engine} ${task.name}`, unexpected);
    expect(unexpected).toEqual([]);
  });
  afterAll(async () => {
    await screen?.page.close();
    await shop?.end();
  });
  return {
    get screen() {
      if (!screen) throw new Error('The browser is not open.');
      return screen;
    },
    get shop() {
      return shop;
    },
    get facts() {
      return facts;
    },
    expectErrors(pattern) {
      expected = pattern;
    },
  };
}

/** Tells where a failed test ended, with its errors, and takes a picture to test-results. */
async function showFailure(
  screen: Screen | undefined,
  name: string,
  errors: readonly string[],
): Promise<void> {
  if (!screen) return;
  const folder = join(projectFolder, 'test-results');
  await mkdir(folder, { recursive: true });
  await screen.page.screenshot(join(folder, `${name.replace(/\W+/g, '-')}.png`)).catch(() => {});
  process.stderr.write(`${name}: at ${await screen.path().catch(String)}\n${errors.join('\n')}\n`);
}
