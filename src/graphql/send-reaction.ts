import type { Client, CombinedError } from 'urql';
import type { QueuedWrite, SendOutcome } from '#src/offline/outbox-queue.ts';
import type { PersistenceContext } from './persistence-exchange.ts';
import { QueryError } from './query-error.ts';
import { reactionDocuments } from './reaction-documents.ts';
import { type Reaction, reactionTables } from './reactions.ts';

/** Shows at once in every list; the cache undoes it if it is not stored. Never rejects. */
export async function sendReaction(
  client: Client,
  userId: string,
  write: QueuedWrite<Reaction>,
): Promise<SendOutcome> {
  const document = reactionDocuments[write.content.kind];
  const { error } = await client.mutation(document, variablesOf(userId, write)).toPromise();
  return error ? outcomeOf(error) : 'stored';
}

/** Shows what another tab has sent. */
export async function applyRemoteReaction(
  client: Client,
  userId: string,
  write: QueuedWrite<Reaction>,
): Promise<void> {
  const { kind, id } = write.content;
  const variables = variablesOf(userId, write);
  const key = { user_id: userId, [reactionTables[kind].key]: id };
  const row = { __typename: kind, ...key, deleted_at: variables.deletedAt };
  const context: PersistenceContext = { answer: { [`insert_${kind}_one`]: row } };
  await client.mutation(reactionDocuments[kind], variables, context).toPromise();
}

function variablesOf(userId: string, { content, createdAt }: QueuedWrite<Reaction>) {
  const deletedAt = content.isActive ? null : new Date(createdAt).toISOString();
  return { userId, targetId: content.id, deletedAt };
}

const refusals = ['permission-error', 'constraint-violation'];

/** The same request may succeed the next time. */
const transient = ['unexpected', 'internal-error', 'postgres-error', 'time-limit-exceeded', 'invalid-jwt'];

function outcomeOf(error: CombinedError): SendOutcome {
  const status: number | undefined = error.response?.status;
  if (error.networkError && status === undefined) return 'unreachable';
  if (status !== undefined && (status >= 500 || [408, 425, 429].includes(status))) return 'retry';
  const { code } = new QueryError(error);
  if (code && transient.includes(code)) return 'retry';
  return code && refusals.includes(code) ? 'gone' : 'failed';
}
