import { networkStatus } from '#src/network/network-status.ts';
import type { Session } from '#src/session/session.ts';
import type { Contracts, ResponseOf } from '#src/shared/contracts/contracts.ts';
import { deleteResults, persistResult, readResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { ApiContext, ApiOutcome } from './call-api.ts';
import type { StoredEndpoint } from './stored-answers.ts';
import { isNotFound, unwrap } from './unwrap.ts';

type AnswerOptions<E extends StoredEndpoint> = {
  /** The key of the stored answer, among all results of the viewer. */
  readonly key: string;
  readonly call: () => Promise<ApiOutcome<Contracts[E]>>;
};

/**
 * The answer to a call that changes nothing; without a network, the last answer that this device got. `null`:
 * the viewer has no such row. Throws a `QueryError`.
 */
export async function loadAnswer<E extends StoredEndpoint>(
  { session }: ApiContext,
  endpoint: E,
  { key, call }: AnswerOptions<E>,
): Promise<ResponseOf<E> | null> {
  const store = viewerStore(session.viewer().id, 'results');
  // The page is loaded again when the network is back.
  const known = await readOffline(session, readLast);
  if (known) return known;
  const outcome = await call();
  if (outcome.kind === 'ok') {
    void persistResult(store, key, outcome.body);
    return outcome.body as ResponseOf<E>;
  }
  if (isNotFound(outcome)) {
    void deleteResults(store, key);
    return null;
  }
  return (await readLast()) ?? unwrap(outcome);

  /** An answer of another release that does not fit any more is deleted. */
  async function readLast(): Promise<ResponseOf<E> | null> {
    const stored = await readResult(store, key);
    if (!stored) return null;
    // Loaded only now: the contracts and their library are larger than the pages that read an answer. Without a network it comes
    // from the worker, as every file of a later release does. Where no worker has it yet, this release has stored the answer.
    const contracts = await import('./stored-answers.ts').catch(() => null);
    if (!contracts || contracts.fitsContract(endpoint, stored.data)) return stored.data as ResponseOf<E>;
    void deleteResults(store, key);
    return null;
  }
}

/** The value that `read` finds on this device, if the network is lost; a refresh of the session may notice that before a call does. */
export async function readOffline<Found>(
  session: Session,
  read: () => Promise<Found | null>,
): Promise<Found | null> {
  const readIfOffline = async () => (networkStatus.get() === 'offline' ? await read() : null);
  return (await readIfOffline()) ?? (await session.ensureFresh().then(readIfOffline));
}
