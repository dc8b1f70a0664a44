/** Milliseconds; a finger on its way is given time to arrive. */
const moment = 400;

const events = ['scroll', 'pointerup', 'pointercancel'] as const;

/** Calls `work` once the page stands at its top and nobody is pressing anything. Returns how to stop waiting. */
export function whenAtRest(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (window.scrollY <= 0 && document.querySelector(':active') === null) work();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, moment);
  };
  for (const event of events) window.addEventListener(event, lookSoon, { passive: true });
  lookSoon();
  return () => {
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, lookSoon);
  };
}
