import { useEffect, useState } from 'react';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { activityEvents } from '#src/ui/first-interaction.ts';
import { currentToast } from '#src/ui/toasts.ts';

/** Time without activity events after which the shopper counts as idle. */
export const idleMs = 1500;

/** Becomes true, and stays so, once the shopper is idle and a popup would interrupt nothing. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => (isBusy() ? restartTimer() : setIsIdle(true));
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(check, idleMs);
    };
    restartTimer();
    for (const event of activityEvents) window.addEventListener(event, restartTimer, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of activityEvents) window.removeEventListener(event, restartTimer);
    };
  }, [isIdle]);
  return isIdle;
}

/** A field is focused, a dialog is open, a toast offers an action, or another tab is in front. */
function isBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.activeElement?.matches('input, select, textarea, [contenteditable]') === true ||
    dialogQueue.get().length > 0 ||
    document.querySelector('dialog[open]') !== null ||
    Boolean(currentToast.get()?.action)
  );
}
