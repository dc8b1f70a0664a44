import { useSyncExternalStore } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { reading } from '#src/ui/reading.ts';
import { areWanted } from './popup-rules.ts';

// News that cannot be loaded are no reason to disturb anybody.
const TodaysPopups = lazyPart(async () => (await import('./todays-popups.tsx')).TodaysPopups);

/** The shop's news come once somebody looks around: neither before nor above the first screen. Stands in the root. */
export function PopupsHost() {
  const shown = useSyncExternalStore(reading.subscribe, isTime, () => false);
  return shown && <TodaysPopups />;
}

const isTime = () => reading.get() && areWanted();
