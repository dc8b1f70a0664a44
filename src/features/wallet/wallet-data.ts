import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { unwrapFound } from '#src/api/unwrap.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

/** Null: none is connected. */
export type Wallet = ResponseOf<'GET /wallet'>['wallet'];

/** @returns `undefined` where the shop has no wallets. Throws a `QueryError`. */
export async function loadWallet(context: ApiContext): Promise<Wallet | undefined> {
  return unwrapFound(await callApi(context, 'GET /wallet'))?.wallet;
}
