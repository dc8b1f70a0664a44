import { useEffect, useState } from 'react';
import { usePageVisible, useReducedMotion } from './media-queries.ts';

type Autoplay = {
  /** Milliseconds between two moves; 0 = never. */
  interval: number;
  /** Something else asks for a rest: a pointer above it, a focus inside, out of sight. */
  resting: boolean;
  advance: () => void;
};

/** `off`: there is nothing to play, so no button for it either. */
export type PlayState = 'off' | 'playing' | 'paused';

export function useAutoplay({ interval, resting, advance }: Autoplay) {
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const pageVisible = usePageVisible();
  const state: PlayState = interval <= 0 || reducedMotion ? 'off' : paused ? 'paused' : 'playing';
  const running = state === 'playing' && !resting && pageVisible;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [running, interval, advance]);

  return { state, toggle: () => setPaused((was) => !was) };
}
