import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { popupsDue } from './popup-selection.ts';

// News that cannot be loaded are no reason to disturb anybody.
const TodaysPopups = lazyComponent(async () => (await import('./todays-popups.tsx')).TodaysPopups);

/** The shop's news come once somebody looks around: neither before nor above the first screen. Stands in the root. */
export function PopupsHost() {
  const isDue = useStore(popupsDue);
  const isInteracting = useStore(hasInteracted);
  return isDue && isInteracting && <TodaysPopups />;
}
