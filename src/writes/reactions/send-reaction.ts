import type { Client } from 'urql';
import { mutate } from '../outbox/mutate.ts';
import type { QueuedWrite, SendOutcome } from '../outbox/outbox-queue.ts';
import { reactionDocuments } from './reaction-documents.ts';
import { type Reaction, reactionTables } from './reactions.ts';

/** Sends a reaction, which shows at once wherever its target is shown. Never rejects. */
export async function sendReaction(
  client: Client,
  userId: string,
  write: QueuedWrite<Reaction>,
): Promise<SendOutcome> {
  const { outcome } = await mutate(client, reactionDocuments[write.content.kind], variablesOf(userId, write));
  return outcome;
}

/** Shows a reaction that another tab has sent. */
export async function applyRemoteReaction(
  client: Client,
  userId: string,
  write: QueuedWrite<Reaction>,
): Promise<void> {
  const { kind, id } = write.content;
  const variables = variablesOf(userId, write);
  const key = { user_id: userId, [reactionTables[kind].key]: id };
  const row = { __typename: kind, ...key, deleted_at: variables.deletedAt };
  await mutate(client, reactionDocuments[kind], variables, { knownData: { [`insert_${kind}_one`]: row } });
}

function variablesOf(userId: string, { content, createdAt }: QueuedWrite<Reaction>) {
  const deletedAt = content.isActive ? null : new Date(createdAt).toISOString();
  return { userId, targetId: content.id, deletedAt };
}
