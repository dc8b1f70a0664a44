import { networkError } from './query-error.ts';

type Outcome<Body> = { kind: 'ok'; body: Body } | { kind: 'refused' | 'unreachable' | 'unknown' };

/** The body of a REST call in a loader. @throws QueryError, which the error boundary of the route shows */
export function bodyOf<Body>(outcome: Outcome<Body>): Body {
  if (outcome.kind === 'ok') return outcome.body;
  throw networkError(new Error(`The call was ${outcome.kind}.`));
}
