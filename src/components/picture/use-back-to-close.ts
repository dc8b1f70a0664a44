import { useEffect, useEffectEvent, useRef } from 'react';

/** In the history entry that the back button leaves. */
const marker = 'isOverlay';

/**
 * Makes the back button close what is open instead of leaving the page. @returns what its own buttons call to close it
 */
export function useBackToClose(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isClosing = useRef(false);
  useEffect(() => {
    if (leaving.current === undefined) {
      // By the prototype, because the router replaces the method; with its state, so that it sees no other page.
      const state = { ...window.history.state, [marker]: true };
      History.prototype.pushState.call(window.history, state, '');
    }
    clearTimeout(leaving.current);
    leaving.current = undefined;
    const { href } = window.location;
    let isBehind = false;
    const onPop = (event: PopStateEvent) => {
      // The page stays as it is: the router need not load it again. Several entries back is another page.
      if (window.location.href === href) event.stopImmediatePropagation();
      isBehind = true;
      close();
    };
    window.addEventListener('popstate', onPop, true);
    return () => {
      window.removeEventListener('popstate', onPop, true);
      // Later, because in development every effect runs twice.
      leaving.current = setTimeout(() => {
        if (!isBehind && window.history.state?.[marker]) window.history.back();
      });
    };
  }, []);
  return () => {
    // The browser goes back later: a second tap would leave the page.
    if (isClosing.current) return;
    isClosing.current = true;
    window.history.back();
  };
}
