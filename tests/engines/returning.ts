import { expect, test } from 'vitest';
import { until } from './screen.ts';
import type { VisitedShop } from './visited-shop.ts';

/** The main page, which stays mounted while another page is shown. */
export function describeReturning(visit: VisitedShop): void {
  test('the main page stands where it stood when a shopper comes back from a product', async () => {
    const { screen, facts } = visit;
    await screen.open('/main');
    const before = await until('the main page is long enough', () => screen.page.run(scrollDown));
    await screen.goTo(facts.product);
    await screen.page.back();
    await screen.isAt('/main');
    await until('the main page is there', () => screen.page.run(isMainPage));
    await until(`the page is scrolled to ${before}`, () => screen.page.run(isScrolledTo, before));
    expect(await screen.page.run(isSameElement)).toBe(true);
  });
}

/** Runs in the page. @returns how far it is scrolled, null while it is too short */
function scrollDown(): number | null {
  if (document.documentElement.scrollHeight < 3 * innerHeight) {
    scrollBy(0, 200);
    return null;
  }
  scrollTo(0, 1.5 * innerHeight);
  document.querySelector('main [data-kind]')?.setAttribute('data-marked', '');
  return Math.round(scrollY);
}

const isMainPage = (): boolean => document.querySelector('main [data-kind]') !== null;

const isScrolledTo = (expected: number): boolean => Math.abs(scrollY - expected) <= 2;

const isSameElement = (): boolean => document.querySelector('main [data-marked]') !== null;
