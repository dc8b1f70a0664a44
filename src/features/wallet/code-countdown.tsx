import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** How long a code can still be entered. `until` in milliseconds. */
export function CodeCountdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  if (seconds === 0) return <Trans>The code has expired. Please request a new one.</Trans>;
  // Not announced every second: the exact time is for the eye, the minutes for everybody.
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <span aria-hidden="true">
        <Trans>{clock} left</Trans>
      </span>
      <span className="visually-hidden">
        <Plural value={Math.ceil(seconds / 60)} one="# minute left" other="# minutes left" />
      </span>
    </>
  );
}
