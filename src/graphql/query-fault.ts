import type { CombinedError } from 'urql';

/** `network`: nobody answered. `service`: the data service answered with an error. */
export type QueryFaultKind = 'network' | 'service';

/** A query that could not be read; thrown by loaders and caught by the error boundary of the route. */
export class QueryFault extends Error {
  override readonly name = 'QueryFault';
  readonly kind: QueryFaultKind;
  /** The service's own code, e.g. `validation-failed`. */
  readonly code: string | null;

  constructor(error: CombinedError) {
    super(error.message, { cause: error });
    this.kind = error.networkError ? 'network' : 'service';
    this.code = codeOf(error);
  }
}

function codeOf(error: CombinedError): string | null {
  const code = error.graphQLErrors[0]?.extensions.code;
  return typeof code === 'string' ? code : null;
}
