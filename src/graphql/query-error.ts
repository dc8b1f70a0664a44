import type { CombinedError } from 'urql';
import { networkStatus } from '#src/network/network-status.ts';

/**
 * `not-saved`: the server cannot be reached, and no result is stored on this device. `network`: the request failed for
 * another reason. `service`: the data service responded with an error.
 */
export type QueryErrorKind = 'not-saved' | 'network' | 'service';

/** The part of urql's error that is used here. */
type Cause = Pick<CombinedError, 'message' | 'networkError' | 'graphQLErrors'>;

/** A query that failed; thrown by loaders and caught by the error boundary of the route. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly kind: QueryErrorKind;
  /** The error code of the data service, for example `validation-failed`. */
  readonly code: string | null;

  constructor(error: Cause) {
    super(error.message, { cause: error });
    this.kind = kindOf(error);
    this.code = codeOf(error);
  }
}

/** A failed request as a `QueryError`. */
export function networkError(error: Error): QueryError {
  return new QueryError({ message: error.message, networkError: error, graphQLErrors: [] });
}

function kindOf(error: Cause): QueryErrorKind {
  if (!error.networkError) return 'service';
  return networkStatus.get() === 'offline' ? 'not-saved' : 'network';
}

function codeOf(error: Cause): string | null {
  const code = error.graphQLErrors[0]?.extensions.code;
  return typeof code === 'string' ? code : null;
}
