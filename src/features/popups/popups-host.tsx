import { lazyPart } from '#src/ui/lazy-part.tsx';
import { reading } from '#src/ui/reading.ts';
import { useStore } from '#src/ui/store.ts';
import { popupsDue } from './popup-selection.ts';

// News that cannot be loaded are no reason to disturb anybody.
const TodaysPopups = lazyPart(async () => (await import('./todays-popups.tsx')).TodaysPopups);

/** The shop's news come once somebody looks around: neither before nor above the first screen. Stands in the root. */
export function PopupsHost() {
  const isDue = useStore(popupsDue);
  const isReading = useStore(reading);
  return isDue && isReading && <TodaysPopups />;
}
