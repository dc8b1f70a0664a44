import { connection, noteUnreachable } from './connection.ts';

/** Pauses between two looks at a server that is away, milliseconds. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Keeps `connection` true to life. While the server is away, `look` is called with growing pauses and whenever the
 * network may be back; it makes a call that notes its outcome, see `noting-fetch.ts`, and never rejects.
 */
export function watchConnection(look: () => Promise<unknown>): () => void {
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
    if (looking || connection.get() === 'online') return;
    looking = true;
    await look();
    looking = false;
    if (connection.get() === 'offline') lookLater();
  }

  const lookNow = () => {
    pause = firstPause;
    void lookOnce();
  };
  const onChange = () => {
    pause = firstPause;
    clearTimeout(timer);
    if (connection.get() === 'offline') lookLater();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') lookNow();
  };

  const stop = connection.subscribe(onChange);
  window.addEventListener('offline', noteUnreachable);
  window.addEventListener('online', lookNow);
  window.addEventListener('pageshow', lookNow);
  document.addEventListener('visibilitychange', onVisible);
  if (!navigator.onLine) noteUnreachable();

  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener('offline', noteUnreachable);
    window.removeEventListener('online', lookNow);
    window.removeEventListener('pageshow', lookNow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
