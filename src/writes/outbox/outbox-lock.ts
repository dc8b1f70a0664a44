import { webLocks } from '#src/storage/browser-access.ts';

/** Milliseconds; longer than a request with a session refresh takes. */
const timeoutMs = 25_000;

/** Runs `work` while no other tab sends from the same outbox. Rejects with the error of `work`. */
export async function withOutboxLock(scope: string, work: () => Promise<void>): Promise<void> {
  const locks = webLocks();
  let hasLock = false;
  const workLocked = () => {
    hasLock = true;
    return work();
  };
  try {
    if (locks) return await locks.request(`kkumim.outbox.${scope}`, workLocked);
  } catch (error) {
    if (hasLock) throw error;
    // The browser refuses locks, for example when cookies are blocked.
  }
  const { withStorageLease } = await import('#src/storage/storage-lease.ts');
  return withStorageLease('outboxLease', work, timeoutMs);
}
