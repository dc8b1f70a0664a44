/** Milliseconds. */
const firstPause = 1_000;
const longestPause = 60_000;

/** Tries again after growing pauses, and at once when somebody looks at the page again. */
export function createBackoff(again: () => void) {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => {
    if (document.visibilityState !== 'visible') return;
    pause = firstPause;
    again();
  };
  window.addEventListener('pageshow', now);
  document.addEventListener('visibilitychange', now);

  return {
    retry() {
      clearTimeout(timer);
      // Not all tabs at the same moment.
      timer = setTimeout(again, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, longestPause);
    },
    reset() {
      pause = firstPause;
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', now);
      document.removeEventListener('visibilitychange', now);
    },
  };
}
