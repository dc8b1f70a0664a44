import type { Client, CombinedError } from 'urql';
import type { DeviceContext } from './device-exchange.ts';
import { heartDocuments } from './heart-documents.ts';
import { type HeartIntent, hearts } from './hearts.ts';
import { QueryFault } from './query-fault.ts';

/**
 * `gone`: the service does not let one give it. `failed`: refused for another reason that will not pass. `unwell`: the
 * server could not do it now. `unreachable`: nobody answered, so that it may have been stored or not.
 */
export type HeartOutcome = 'stored' | 'gone' | 'failed' | 'unwell' | 'unreachable';

/** Shows at once in every list, and is undone by the cache if it is not stored. Never rejects. */
export async function sendHeart(client: Client, userId: string, intent: HeartIntent): Promise<HeartOutcome> {
  const { error } = await client
    .mutation(heartDocuments[intent.kind], variablesOf(userId, intent))
    .toPromise();
  return error ? outcomeOf(error) : 'stored';
}

/** Shows a heart that another tab has sent. */
export async function showSentHeart(client: Client, userId: string, intent: HeartIntent): Promise<void> {
  const { kind, id } = intent;
  const variables = variablesOf(userId, intent);
  const row = { __typename: kind, user_id: userId, [hearts[kind].key]: id, deleted_at: variables.deletedAt };
  const context: DeviceContext = { answer: { [`insert_${kind}_one`]: row } };
  await client.mutation(heartDocuments[kind], variables, context).toPromise();
}

function variablesOf(userId: string, { id, isGiven, madeAt }: HeartIntent) {
  return { userId, thingId: id, deletedAt: isGiven ? null : new Date(madeAt).toISOString() };
}

const refusals = ['permission-error', 'constraint-violation'];

/** A refusal with one of these codes may be none the next time. */
const passing = ['unexpected', 'internal-error', 'postgres-error', 'time-limit-exceeded', 'invalid-jwt'];

function outcomeOf(error: CombinedError): HeartOutcome {
  const status: number | undefined = error.response?.status;
  if (error.networkError && status === undefined) return 'unreachable';
  if (status !== undefined && (status >= 500 || [408, 425, 429].includes(status))) return 'unwell';
  const { code } = new QueryFault(error);
  if (code && passing.includes(code)) return 'unwell';
  return code && refusals.includes(code) ? 'gone' : 'failed';
}
