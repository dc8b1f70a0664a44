import { useSyncExternalStore } from 'react';

/** Whole seconds until `time`, in milliseconds since 1970, counted down as long as the component is shown. */
export function useSecondsLeft(time: number | null): number {
  const now = useSyncExternalStore(subscribeClock, readSecond, () => 0);
  return time === null ? 0 : Math.max(0, Math.floor((time - now) / 1000));
}

const readSecond = () => Math.floor(Date.now() / 1000) * 1000;

function subscribeClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
}
