import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { Provider } from '../../../tests/support/identity.ts';

const { pool } = withDatabase();

test('the known password works only while the demo shop is on', async () => {
  const demo = await Provider.start(pool, { demo: true });
  const { refresh_token } = (await demo.signIn('admin@kkumim.test', 'kkumim1234')).json();
  await demo.close();

  const real = await Provider.start(pool, { demo: false });
  for (const key of ['shopper', 'artist', 'brand', 'admin']) {
    expect((await real.signIn(`${key}@kkumim.test`, 'kkumim1234')).statusCode).toBe(401);
  }
  expect((await real.refresh(refresh_token)).statusCode).toBe(400);
  expect((await pool.query('select 1 from identity_account')).rowCount).toBe(0);
  await real.close();
});

test('a second start keeps the accounts as they are', async () => {
  const read = async () => (await pool.query('select * from identity_account order by email')).rows;
  await (await Provider.start(pool)).close();
  const before = await read();
  await (await Provider.start(pool)).close();
  expect(before).toHaveLength(4);
  expect(await read()).toEqual(before);
});
