import type { Client, CombinedError } from 'urql';
import type { HeartKind } from '#src/graphql/hearts.ts';
import { mutateInTurn } from '#src/graphql/one-at-a-time.ts';
import { QueryFault } from '#src/graphql/query-fault.ts';
import { heartDocuments } from './heart-documents.ts';

/** A like, an un-like or a follow: its table, and the id of what it is given to. */
export type Heart = { readonly kind: HeartKind; readonly id: string };

type HeartChange = {
  readonly heart: Heart;
  /** The member who gives it, or takes it back. */
  readonly userId: string;
  readonly isGiven: boolean;
};

/** `unreachable`: nobody answered. `gone`: the service does not let one give it. `failed`: anything else. */
export type HeartProblem = 'unreachable' | 'gone' | 'failed';

const refusals = ['permission-error', 'constraint-violation'];

/** Shows at once, and is undone by the cache if it cannot be stored; then the answer says why, otherwise `null`. */
export async function sendHeart(client: Client, change: HeartChange): Promise<HeartProblem | null> {
  const { heart, userId, isGiven } = change;
  const deletedAt = isGiven ? null : new Date().toISOString();
  const { error } = await mutateInTurn(
    client,
    heartDocuments[heart.kind],
    { userId, thingId: heart.id, deletedAt },
    `${heart.kind}:${heart.id}`,
  );
  return error ? problemOf(error) : null;
}

function problemOf(error: CombinedError): HeartProblem {
  const { kind, code } = new QueryFault(error);
  if (code && refusals.includes(code)) return 'gone';
  return kind === 'not-saved' ? 'unreachable' : 'failed';
}
