import { useSyncExternalStore } from 'react';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** `false` during server rendering. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** Is the browser's data saver on? Then nothing is prefetched. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
