import type { CombinedError } from 'urql';
import { networkStatus } from '#src/offline/network-status.ts';

/**
 * `not-saved`: the server is away, and this device has kept nothing to show instead. `network`: the server is broken.
 * `service`: the data service answered with an error.
 */
export type QueryErrorKind = 'not-saved' | 'network' | 'service';

/** What the client says of an answer that is none. */
type Cause = Pick<CombinedError, 'message' | 'networkError' | 'graphQLErrors'>;

/** A query that could not be read; thrown by loaders and caught by the error boundary of the route. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly kind: QueryErrorKind;
  /** The service's own code, e.g. `validation-failed`. */
  readonly code: string | null;

  constructor(error: Cause) {
    super(error.message, { cause: error });
    this.kind = kindOf(error);
    this.code = codeOf(error);
  }
}

/** Nobody answered. */
export function unreachable(networkError: Error): QueryError {
  return new QueryError({ message: networkError.message, networkError, graphQLErrors: [] });
}

function kindOf(error: Cause): QueryErrorKind {
  if (!error.networkError) return 'service';
  return networkStatus.get() === 'offline' ? 'not-saved' : 'network';
}

function codeOf(error: Cause): string | null {
  const code = error.graphQLErrors[0]?.extensions.code;
  return typeof code === 'string' ? code : null;
}
