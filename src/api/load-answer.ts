import { networkStatus } from '#src/network/network-status.ts';
import type { Session } from '#src/session/session.ts';
import { deleteResults, persistResult, readResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { bodyOf, isNotFound } from './body-of.ts';
import type { AnyOutcome, ApiContext } from './call-api.ts';

type AnswerOptions<Body> = {
  /** The key of the stored answer, among all results of the viewer. */
  readonly key: string;
  readonly call: () => Promise<AnyOutcome>;
  /** Checks the stored answer, which may come from another release. */
  readonly isBody: (raw: unknown) => raw is Body;
};

/**
 * The answer to a call that changes nothing; without a network, the last answer that this device got. `null`:
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
  const known = await readOffline(session, readLast);
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
  return (await readLast()) ?? bodyOf(outcome);
}

/** The value that `read` finds on this device, if the network is lost; a refresh of the session may notice that before a call does. */
export async function readOffline<Found>(
  session: Session,
  read: () => Promise<Found | null>,
): Promise<Found | null> {
  const readIfOffline = async () => (networkStatus.get() === 'offline' ? await read() : null);
  return (await readIfOffline()) ?? (await session.ensureFresh().then(readIfOffline));
}
