import { networkError } from '#src/graphql/query-error.ts';
import { type ApiContext, callApi } from '#src/session/call-api.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

/** Null: none is connected. */
export type Wallet = ResponseOf<'GET /wallet'>['wallet'];

/** @returns `undefined` where the shop has no wallets. Throws a `QueryError`. */
export async function loadWallet(context: ApiContext): Promise<Wallet | undefined> {
  const outcome = await callApi(context, 'GET /wallet');
  if (outcome.kind === 'ok') return outcome.body.wallet;
  if (outcome.kind === 'refused' && outcome.code === 'NOT_FOUND') return undefined;
  throw networkError(new Error(`The call was ${outcome.kind}.`));
}
