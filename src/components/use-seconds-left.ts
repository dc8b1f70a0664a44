import { useEffect, useState } from 'react';

/** Whole seconds until `time`, in milliseconds since 1970, counted down as long as the component is shown. */
export function useSecondsLeft(time: number | null): number {
  const [now, setNow] = useState(Date.now);
  const isOver = time === null || time <= now;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return time === null ? 0 : Math.max(0, Math.ceil((time - now) / 1000));
}
