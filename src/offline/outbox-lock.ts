/** Milliseconds; longer than a request with a session refresh takes. */
const timeoutMs = 25_000;

/** Runs `work` while no other tab sends for this viewer. Rejects with the error of `work`. */
export async function withOutboxLock(viewerId: string, work: () => Promise<void>): Promise<void> {
  // Undefined in insecure contexts, although the type says otherwise.
  const locks: LockManager | undefined = navigator.locks;
  let hasLock = false;
  const workLocked = () => {
    hasLock = true;
    return work();
  };
  try {
    if (locks) return await locks.request(`kkumim.outbox.${viewerId}`, workLocked);
  } catch (error) {
    if (hasLock) throw error;
    // The browser refuses locks, for example when cookies are blocked.
  }
  const { withStorageLease } = await import('#src/session/storage-lease.ts');
  return withStorageLease('outboxLease', work, timeoutMs);
}
