import { networkError } from '#src/graphql/query-error.ts';
import { networkStatus } from '#src/offline/network-status.ts';
import { deleteResults, persistResult, readResult } from '#src/offline/persisted-results.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { type AnyOutcome, type ApiContext, messageOf } from './call-api.ts';

type AnswerOptions<Body> = {
  /** Of the stored answer, among all results of the viewer. */
  readonly key: string;
  readonly call: () => Promise<AnyOutcome>;
  /** What is stored may come from another release. */
  readonly isBody: (raw: unknown) => raw is Body;
};

/** The viewer has no such row. Other refusals, such as too many requests, do not say so. */
export const isNotFound = (outcome: AnyOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code.endsWith('NOT_FOUND');

/**
 * What the server answers to a call that changes nothing; without a network, what it answered on this device last. `null`:
 * the viewer has no such row. Throws a `QueryError`.
 */
export async function loadAnswer<Body>(
  { session }: ApiContext,
  { key, call, isBody }: AnswerOptions<Body>,
): Promise<Body | null> {
  const store = viewerStore(session.viewer().id, 'results');
  const readLast = async () => {
    const stored = await readResult(store, key);
    return stored && isBody(stored.data) ? stored.data : null;
  };
  // The page is loaded again when the network is back.
  const known = networkStatus.get() === 'offline' ? await readLast() : null;
  if (known) return known;
  const outcome = await call();
  if (outcome.kind === 'ok') {
    void persistResult(store, key, outcome.body);
    return outcome.body as Body;
  }
  if (isNotFound(outcome)) {
    void deleteResults(store, key);
    return null;
  }
  const last = await readLast();
  if (last) return last;
  throw networkError(new Error(messageOf(outcome) ?? `The call was ${outcome.kind}.`));
}
