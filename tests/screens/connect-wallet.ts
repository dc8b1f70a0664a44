import { request } from 'playwright';
import { readDemoCode } from '../support/demo-code.ts';
import { artistEmail } from '../support/log-in.ts';
import { shopCalls } from '../support/shop-calls.ts';

/** The artist of the demo shop has a wallet. */
export async function connectWallet(address: string): Promise<void> {
  const call = await shopCalls(address, artistEmail);
  const { wallet } = await call<{ wallet: object | null }>('GET', '/wallet');
  if (wallet) return;
  await call('POST', '/wallet/code', { email: artistEmail });
  const context = await request.newContext({ baseURL: address });
  const code = await readDemoCode({ request: context }, artistEmail);
  await context.dispose();
  await call('POST', '/wallet', { email: artistEmail, code, password: 'wallet1234' });
}
