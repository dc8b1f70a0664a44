import { networkError } from '#src/graphql/query-error.ts';
import { type ApiContext, callApi, messageOf } from '#src/session/call-api.ts';
import type { Order } from './order-progress.ts';

/** `null`: the viewer has no such order. */
export async function loadOrder(context: ApiContext, id: string): Promise<Order | null> {
  const outcome = await callApi(context, 'GET /orders/:id', { params: { id } });
  if (outcome.kind === 'ok') return outcome.body;
  if (outcome.kind === 'refused') return null;
  throw networkError(new Error(messageOf(outcome) ?? 'The order could not be loaded.'));
}
