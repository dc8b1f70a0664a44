import { markOffline, networkStatus } from './network-status.ts';

/** Pauses between two looks at a server that is away, milliseconds. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Keeps `networkStatus` true to life. While the server is away, `look` is called with growing pauses and whenever the
 * network may be back; it makes a call that notes its outcome, see `monitored-fetch.ts`, and never rejects.
 */
export function monitorNetwork(look: () => Promise<unknown>): () => void {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;

  const lookLater = () => {
    clearTimeout(timer);
    // Not all shoppers of a shop that was away at the same moment.
    timer = setTimeout(() => void lookOnce(), pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  };

  async function lookOnce(): Promise<void> {
    if (looking || networkStatus.get() === 'online') return;
    looking = true;
    await look();
    looking = false;
    if (networkStatus.get() === 'offline') lookLater();
  }

  const lookNow = () => {
    pause = firstPause;
    void lookOnce();
  };
  const onChange = () => {
    pause = firstPause;
    clearTimeout(timer);
    if (networkStatus.get() === 'offline') lookLater();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') lookNow();
  };

  const stop = networkStatus.subscribe(onChange);
  window.addEventListener('offline', markOffline);
  window.addEventListener('online', lookNow);
  window.addEventListener('pageshow', lookNow);
  document.addEventListener('visibilitychange', onVisible);
  if (!navigator.onLine) markOffline();

  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('offline', markOffline);
    window.removeEventListener('online', lookNow);
    window.removeEventListener('pageshow', lookNow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
