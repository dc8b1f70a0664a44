import { createStore } from '#src/shared/store.ts';

/** `card`: a suggestion. `steps`: how to install the shop by hand. */
export type InstallPrompt = 'none' | 'card' | 'steps';

/** The suggestion to install the shop that is shown, if any. */
export const installPrompt = createStore<InstallPrompt>('none');

/** How often the shopper has liked or saved something since the page was opened. */
export const engagementCount = createStore(0);

export function recordEngagement(): void {
  engagementCount.set(engagementCount.get() + 1);
}
