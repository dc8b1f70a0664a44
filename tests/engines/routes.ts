import { expect, test } from 'vitest';
import { needsLogin } from '#src/session/member-area.ts';
import { allAddresses, fillAddress, routePatterns } from '../support/addresses.ts';
import { openInPlace } from '../support/navigate-client-side.ts';
import { type Screen, until } from './screen.ts';
import { signInAs } from './sign-in.ts';
import type { VisitedShop } from './visited-shop.ts';

const missing = '/no/such/page';
/** As in the addresses of what a new shopper does not have: such a screen says so. */
const unknown = '00000000-0000-4000-8000-000000000001';

/** Opens every one of these addresses in place, as a link does. @returns those that do not show their screen, with what is there */
async function findFaults(screen: Screen, addresses: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const { page_name: name } = await screen.page.run(openInPlace, address);
    const fault = await until(`the screen of ${address}`, () => screen.page.run(describeFault)).catch(String);
    const isFound = name !== 'not-found' || address === missing || address.includes(unknown);
    if (fault !== 'none' || !isFound) faults.push(`${address}: ${name}, ${fault}`);
  }
  return faults;
}

/** Runs in the page. `null`: it is not complete yet. */
function describeFault(): string | null {
  const buttons = [...document.querySelectorAll('button')];
  if (buttons.some((button) => button.textContent.trim() === '다시 시도하기'))
    return document.body.textContent.slice(0, 200);
  return document.querySelectorAll('h1').length === 1 ? 'none' : null;
}

export function describeVisitorRoutes(visit: VisitedShop): void {
  test('every address of the shop opens its screen for a visitor', async () => {
    const addresses = (await allAddresses(visit.facts)).filter(
      (address) => !needsLogin(address) && address !== '/',
    );
    expect(addresses).toContain(missing);
    expect(addresses.length).toBeGreaterThan(25);
    await visit.screen.open('/main');
    expect(await findFaults(visit.screen, addresses)).toEqual([]);
  });
}

/** By the member who is signed in. */
export function describeMemberRoutes(visit: VisitedShop): void {
  test('every address of the member area opens its screen for a member', async () => {
    const addresses = (await allAddresses(visit.facts)).filter(needsLogin);
    expect(addresses.length).toBeGreaterThan(15);
    expect(await findFaults(visit.screen, addresses)).toEqual([]);
  });
}

/** Those that allAddresses leaves out; ends as another member. */
export function describeOwnRoutes(visit: VisitedShop): void {
  test('the addresses of orders, of artists and of brands open for whom they are', async () => {
    const { screen, facts } = visit;
    const known = new Set(await allAddresses(facts));
    const own = (await routePatterns())
      .map((pattern) => fillAddress(pattern, facts.ids))
      .filter((address) => !known.has(address));
    const areas = [
      ['artist@kkumim.test', (address: string) => address.startsWith('/mypage/graphic')],
      ['brand@kkumim.test', (address: string) => address.startsWith('/mypage/brand-orders')],
    ] as const;
    expect(own.length).toBeGreaterThan(8);
    const others = own.filter((address) => !areas.some(([, isIn]) => isIn(address)));
    expect(await findFaults(screen, others)).toEqual([]);
    for (const [email, isIn] of areas) {
      await signInAs(screen, email, '/mypage');
      expect(await findFaults(screen, own.filter(isIn))).toEqual([]);
    }
  });
}
