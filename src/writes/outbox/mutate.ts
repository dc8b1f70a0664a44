import type { AnyVariables, Client, CombinedError, TypedDocumentNode } from 'urql';
import type { PersistenceContext } from '#src/graphql/persistence-exchange.ts';
import { QueryError } from '#src/graphql/query-error.ts';
import type { SendOutcome } from './outbox-queue.ts';

/** `code`: the service's own, e.g. `constraint-violation`; `null` when it stated none. */
export type MutationResult<Data> =
  | { readonly outcome: 'stored'; readonly data: Data }
  | { readonly outcome: Exclude<SendOutcome, 'stored'>; readonly code: string | null };

/**
 * Sends one write and classifies the response as an outbox needs it. The normalised cache shows the write at once and
 * undoes it if it is not stored. Never rejects.
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  context?: PersistenceContext,
): Promise<MutationResult<Data>> {
  const { data, error } = await client.mutation<Data, AnyVariables>(document, variables, context).toPromise();
  if (error) return { outcome: outcomeOfRequest(error), code: new QueryError(error).code };
  return data ? { outcome: 'stored', data } : { outcome: 'failed', code: null };
}

/** The target is not available (any more), or a constraint of the database forbids the write. */
const refusals = ['permission-error', 'constraint-violation'];

/** The same request may succeed the next time. */
const transient = ['unexpected', 'internal-error', 'postgres-error', 'time-limit-exceeded', 'invalid-jwt'];

/** Decides what an outbox does about the error of a GraphQL request. */
export function outcomeOfRequest(error: CombinedError): Exclude<SendOutcome, 'stored'> {
  const status: number | undefined = error.response?.status;
  if (error.networkError && status === undefined) return 'unreachable';
  if (status !== undefined && (status >= 500 || [408, 425, 429].includes(status))) return 'retry';
  const { code } = new QueryError(error);
  if (code && transient.includes(code)) return 'retry';
  return code && refusals.includes(code) ? 'gone' : 'failed';
}
