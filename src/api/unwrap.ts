import { networkError } from '#src/graphql/query-error.ts';
import type { AnyOutcome } from './call-api.ts';

type Outcome<Body> = { readonly kind: 'ok'; readonly body: Body } | Exclude<AnyOutcome, { kind: 'ok' }>;

/** The body of a REST call in a loader. @throws QueryError, which the error boundary of the route shows */
export function unwrap<Body>(outcome: Outcome<Body>): Body {
  if (outcome.kind === 'ok') return outcome.body;
  throw networkError(new Error(outcome.kind === 'refused' ? outcome.code : `The call was ${outcome.kind}.`));
}

/** As `unwrap`; `null`: the viewer has no such row. Another refusal, of too many calls for instance, does not say that. */
export const unwrapFound = <Body>(outcome: Outcome<Body>): Body | null =>
  isNotFound(outcome) ? null : unwrap(outcome);

export const isNotFound = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.code.endsWith('NOT_FOUND');
