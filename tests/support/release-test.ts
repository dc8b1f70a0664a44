import { test as phoneTest } from './phone-test.ts';
import { openReleasedShop, type ReleasedShop } from './released-shop.ts';

/** A test about a shopper whose phone meets several releases of the shop. */
export const test = phoneTest.extend<{ releases: ReleasedShop }>({
  baseURL: ({ releases }, use) => use(releases.address),
  releases: async ({ shop }, use) => {
    const releases = await openReleasedShop(shop);
    await use(releases);
    await releases.end();
  },
});
