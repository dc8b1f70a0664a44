import { expect, test } from 'vitest';
import { demoAccounts } from '#demo/demo-accounts.ts';
import { readConfig } from '#server/config/config.ts';
import { publicConfig } from './public-config.ts';

const messages = { isAvailable: () => false };
const features = { pushPublicKey: null, demoAccounts: [], payment: null, messages };

test('only a demo shop tells its test accounts', () => {
  expect(publicConfig(readConfig({ DEMO: '0' }), features).demo_accounts).toBeNull();
  expect(publicConfig(readConfig({ DEMO: '1' }), { ...features, demoAccounts }).demo_accounts).toContainEqual(
    {
      role: 'shopper',
      email: 'shopper@kkumim.test',
      password: 'kkumim1234',
    },
  );
});
