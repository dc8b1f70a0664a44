import { withResolvers } from '#src/shared/with-resolvers.ts';
import { webLocks } from '#src/storage/browser-access.ts';

const name = 'kkumim.session';

/** Milliseconds; if another tab holds the lock for longer, the work runs without it. */
const timeoutMs = 15_000;

/** Milliseconds until a change of local storage is visible in the processes of all other tabs. */
const storageDelayMs = 200;

/**
 * Runs `work` while no other tab of the shop runs its own. The next tab begins when it can see what this one has stored.
 * Resolves or rejects with the result of `work`.
 */
export function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = webLocks();
  if (!locks) {
    const loading = import('#src/storage/storage-lease.ts');
    return loading.then(({ withStorageLease }) => withStorageLease('sessionLease', work, timeoutMs), work);
  }
  const { promise, resolve, reject } = withResolvers<Result>();
  const run = () => work().then(resolve, reject);
  // The caller continues when the work is done; only the other tabs wait for the storage delay.
  const runAndHold = () => run().then(() => delay(storageDelayMs));
  // `run` never rejects, so an error here is a timeout or a browser that refuses locks.
  locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, runAndHold).catch(run);
  return promise;
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
