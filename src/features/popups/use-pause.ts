import { useEffect, useState } from 'react';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { activityEvents } from '#src/ui/first-interaction.ts';
import { currentToast } from '#src/ui/toasts.ts';

/** Milliseconds without a touch, a key or a scroll. */
export const pauseLength = 1500;

/** Becomes true, and stays so, once the shopper has paused and nothing that they are busy with would be covered. */
export function usePause(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => (isBusy() ? wait() : setIsPaused(true));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, pauseLength);
    };
    wait();
    for (const event of activityEvents) window.addEventListener(event, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of activityEvents) window.removeEventListener(event, wait);
    };
  }, [isPaused]);
  return isPaused;
}

/** Typing, answering a dialog, offered something in a toast, or away. */
function isBusy(): boolean {
  return (
    document.visibilityState === 'hidden' ||
    document.activeElement?.matches('input, select, textarea, [contenteditable]') === true ||
    dialogQueue.get().length > 0 ||
    document.querySelector('dialog[open]') !== null ||
    Boolean(currentToast.get()?.action)
  );
}
