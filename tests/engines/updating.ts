import { afterAll, beforeAll, test } from 'vitest';
import { openReleasedShop, type ReleasedShop } from '../support/released-shop.ts';
import { createScreen, type Screen, until } from './screen.ts';
import type { VisitedShop } from './visited-shop.ts';

export function describeUpdating(visit: VisitedShop): void {
  let releases: ReleasedShop | undefined;
  beforeAll(async () => {
    releases = await openReleasedShop(visit.shop);
  });
  afterAll(() => releases?.end());

  test('a new release is offered, and comes when it is accepted', async () => {
    if (!releases) throw new Error('The shop is not open.');
    const screen = createScreen(visit.screen.page, releases.address);
    await screen.open('/terms');
    await until('the worker controls the page', () =>
      screen.page.run(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller !== null;
      }),
    );
    await releases.deploy(2);
    // As when the shopper comes back to the tab.
    await screen.page.run(() => document.dispatchEvent(new Event('visibilitychange')));
    await screen.press('새로고침');
    await until('release 2', async () => (await readRelease(screen)) === '2');
    await screen.isReady();
    await screen.find('홈');
  });
}

const readRelease = (screen: Screen) => screen.page.run(() => document.documentElement.dataset.release ?? '');
