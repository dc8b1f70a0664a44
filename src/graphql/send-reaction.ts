import type { Client, CombinedError } from 'urql';
import type { PersistenceContext } from './persistence-exchange.ts';
import { QueryError } from './query-error.ts';
import { reactionDocuments } from './reaction-documents.ts';
import { type Reaction, reactionTables } from './reactions.ts';

/**
 * `gone`: the service does not let one give it. `failed`: refused for another reason that will not pass. `unwell`: the
 * server could not do it now. `unreachable`: nobody answered, so that it may have been stored or not.
 */
export type ReactionOutcome = 'stored' | 'gone' | 'failed' | 'unwell' | 'unreachable';

/** Shows at once in every list, and is undone by the cache if it is not stored. Never rejects. */
export async function sendReaction(
  client: Client,
  userId: string,
  reaction: Reaction,
): Promise<ReactionOutcome> {
  const { error } = await client
    .mutation(reactionDocuments[reaction.kind], variablesOf(userId, reaction))
    .toPromise();
  return error ? outcomeOf(error) : 'stored';
}

/** Shows a heart that another tab has sent. */
export async function applyRemoteReaction(client: Client, userId: string, reaction: Reaction): Promise<void> {
  const { kind, id } = reaction;
  const variables = variablesOf(userId, reaction);
  const row = {
    __typename: kind,
    user_id: userId,
    [reactionTables[kind].key]: id,
    deleted_at: variables.deletedAt,
  };
  const context: PersistenceContext = { answer: { [`insert_${kind}_one`]: row } };
  await client.mutation(reactionDocuments[kind], variables, context).toPromise();
}

function variablesOf(userId: string, { id, isActive, createdAt }: Reaction) {
  return { userId, targetId: id, deletedAt: isActive ? null : new Date(createdAt).toISOString() };
}

const refusals = ['permission-error', 'constraint-violation'];

/** A refusal with one of these codes may be none the next time. */
const passing = ['unexpected', 'internal-error', 'postgres-error', 'time-limit-exceeded', 'invalid-jwt'];

function outcomeOf(error: CombinedError): ReactionOutcome {
  const status: number | undefined = error.response?.status;
  if (error.networkError && status === undefined) return 'unreachable';
  if (status !== undefined && (status >= 500 || [408, 425, 429].includes(status))) return 'unwell';
  const { code } = new QueryError(error);
  if (code && passing.includes(code)) return 'unwell';
  return code && refusals.includes(code) ? 'gone' : 'failed';
}
