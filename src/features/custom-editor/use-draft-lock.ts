import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { webLocks } from '#src/storage/browser-access.ts';
import { useStore } from '#src/ui/use-store.ts';
import type { EditorSession } from './editor-session.ts';

/** Resolves when the locks of this tab are released: it would take its own lock for that of another tab otherwise. */
let released: Promise<unknown> = Promise.resolve();

/**
 * Only one tab works on a draft, so that none overwrites what the other has done. Where the browser has no locks, the last
 * step of either tab is kept.
 * @returns a function that goes on with the draft in this tab
 */
export function useDraftLock(session: EditorSession): () => void {
  const router = useRouter();
  // Once it is saved, it is the draft of that custom.
  const key = useStore(session.key);
  const takeOver = useRef<() => void>(() => {});
  useEffect(() => {
    const locks = webLocks();
    let release: () => void = () => {};
    let isMounted = true;
    const hold = (lock: Lock | null) => {
      session.isElsewhere.set(lock === null);
      if (!lock || !isMounted) return undefined;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    // Another tab has taken it over; or the browser refuses locks.
    const onLost = () => {
      if (isMounted && hasHeld) session.isElsewhere.set(true);
    };
    let hasHeld = false;
    const request = async (options: LockOptions) => {
      await released;
      if (!isMounted) return;
      await locks?.request(`kkumim.${key}`, options, async (lock) => {
        hasHeld ||= lock !== null;
        // The other tab has stored its last step.
        if (options.steal) await session.reloadDraft(router.options.context.session.viewer().id);
        return hold(lock);
      });
    };
    const requests: Promise<void>[] = [];
    const begin = (options: LockOptions) => void requests.push(request(options).catch(onLost));
    begin({ ifAvailable: true });
    takeOver.current = () => begin({ steal: true });
    return () => {
      isMounted = false;
      release();
      released = Promise.all([released, ...requests]);
    };
  }, [session, router, key]);
  return () => takeOver.current();
}
