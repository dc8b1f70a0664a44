import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { popupsDueAt } from './popup-selection.ts';

const CurrentPopups = lazyComponent(() => import('./popups.tsx'), 'CurrentPopups');

/** Loads the popups only after the first interaction, so that they never delay the first screen. In the root route. */
export function PopupsHost() {
  const path = useStore(popupsDueAt);
  const isInteracting = useStore(hasInteracted);
  return path !== null && isInteracting && <CurrentPopups path={path} />;
}
