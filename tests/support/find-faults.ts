import type { Page } from 'playwright/test';
import { navigateClientSide } from './navigate-client-side.ts';

/** An address that no screen has. */
export const missingAddress = '/no/such/page';

const withoutEnd = (address: string) => address.replace(/\/?(\?.*)?$/, '');

/**
 * The addresses at which the page does not show what belongs there; none of them may be open already.
 * @param target where an address leads to
 */
export async function findFaults(
  page: Page,
  addresses: readonly string[],
  target = (address: string) => address,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const { page_path: path, page_name: name } = await navigateClientSide(page, address);
    const heading = page.getByRole('heading', { level: 1 });
    const isRight =
      withoutEnd(path) === withoutEnd(target(address)) &&
      (name === 'not-found') === (address === missingAddress) &&
      (await heading.count()) === 1 &&
      !(await page.getByRole('button', { name: '다시 시도하기' }).isVisible());
    if (!isRight) faults.push(`${address}: ${path}, ${name}`);
  }
  return faults;
}
