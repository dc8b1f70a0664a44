const name = 'kkumim.session';

/** Milliseconds; a tab that never lets go must not keep the shopper out, so then the work is done all the same. */
const timeoutMs = 15_000;

/** Local storage reaches the other tabs' processes later than a lock does. Milliseconds. */
const storageDelay = 200;

/** Runs `work` while no other tab of the shop runs its own, and all of them see what an earlier one has stored. */
export function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  // Absent in insecure contexts, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    const loading = import('./lease.ts');
    return loading.then(({ withLease }) => withLease('sessionLease', work, timeoutMs), work);
  }
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const run = () => work().then(resolve, reject);
  const workThenHold = () => run().then(() => pause(storageDelay));
  // Whoever asked goes on at once, only the other tabs wait a little longer.
  // The work itself never rejects here: it was waited for too long, or the browser refuses locks.
  locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, workThenHold).catch(run);
  return promise;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
