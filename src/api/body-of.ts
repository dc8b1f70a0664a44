import { networkError } from '#src/graphql/query-error.ts';
import type { AnyOutcome } from './call-api.ts';

type Outcome<Body> = { readonly kind: 'ok'; readonly body: Body } | Exclude<AnyOutcome, { kind: 'ok' }>;

/** The body of a REST call in a loader. @throws QueryError, which the error boundary of the route shows */
export function bodyOf<Body>(outcome: Outcome<Body>): Body {
  if (outcome.kind === 'ok') return outcome.body;
  throw networkError(new Error(outcome.kind === 'refused' ? outcome.code : `The call was ${outcome.kind}.`));
}

/** As `bodyOf`; `null`: the viewer has no such row. Another refusal, of too many calls for instance, does not say that. */
export const foundBodyOf = <Body>(outcome: Outcome<Body>): Body | null =>
  isNotFound(outcome) ? null : bodyOf(outcome);

export const isNotFound = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.code.endsWith('NOT_FOUND');
