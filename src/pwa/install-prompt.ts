import { createStore } from '#src/shared/store.ts';

/** `card`: a word in passing. `steps`: how to do it by hand. */
export type InstallPrompt = 'none' | 'card' | 'steps';

/** To put the shop on the home screen. */
export const installPrompt = createStore<InstallPrompt>('none');

/** How often something was liked or saved since the page was opened: a moment in which the shop is welcome. */
export const engagementCount = createStore(0);

export function recordEngagement(): void {
  engagementCount.set(engagementCount.get() + 1);
}
