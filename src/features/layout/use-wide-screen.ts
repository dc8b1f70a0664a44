import { useSyncExternalStore } from 'react';

const query = '(width >= 48rem)';

/** Is there room beside the column? Only for what is not worth loading otherwise; looks belong into the style sheets. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
