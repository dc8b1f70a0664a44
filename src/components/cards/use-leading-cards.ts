import { hasInteracted } from '#src/ui/first-interaction.ts';
import { useStore } from '#src/ui/use-store.ts';

/** More than a screen shows below the picture of a page. */
const count = 6;

/** The first cards of a page until it is used, then all of them: further pictures would compete with that of the page. */
export function useLeadingCards<Card>(cards: readonly Card[]): readonly Card[] {
  return useStore(hasInteracted) ? cards : cards.slice(0, count);
}
