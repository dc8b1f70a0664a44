import { useEffect, useState, useSyncExternalStore } from 'react';
import { reducedMotion, useMediaQuery } from './media-queries.ts';

type AutoplayOptions = {
  /** Milliseconds between two moves; 0 = never. */
  interval: number;
  /** Paused by the carousel itself: the pointer is over it, the focus is in it, or it is out of sight. */
  isSuspended: boolean;
  advance: () => void;
};

/** `off`: there is nothing to play, so there is no play button either. */
export type PlayState = 'off' | 'playing' | 'paused';

export function useAutoplay({ interval, isSuspended, advance }: AutoplayOptions) {
  const [paused, setPaused] = useState(false);
  const isMotionReduced = useMediaQuery(reducedMotion);
  const isPageVisible = usePageVisible();
  const state: PlayState = interval <= 0 || isMotionReduced ? 'off' : paused ? 'paused' : 'playing';
  const isRunning = state === 'playing' && !isSuspended && isPageVisible;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, advance]);

  return { state, toggle: () => setPaused((was) => !was) };
}

/** `false` while another tab is in front or the screen is locked. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
}
