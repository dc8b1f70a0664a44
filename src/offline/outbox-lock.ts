/** Milliseconds; longer than a call with its refresh may take. */
const timeoutMs = 25_000;

/** Runs `work` while no other tab of the shop sends for this viewer. */
export async function withOutboxLock(viewerId: string, work: () => Promise<void>): Promise<void> {
  // Absent in insecure contexts, whatever the types say.
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
    // Refused, for instance where cookies are blocked.
  }
  const { withStorageLease } = await import('#src/session/storage-lease.ts');
  return withStorageLease('outboxLease', work, timeoutMs);
}
