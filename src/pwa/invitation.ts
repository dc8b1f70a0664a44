import { createStore } from '../ui/store.ts';

/** `card`: a word in passing. `steps`: how to do it by hand. */
export type Invitation = 'none' | 'card' | 'steps';

/** To put the shop on the home screen. */
export const invitation = createStore<Invitation>('none');

/** How often something was liked or saved since the page was opened: a moment in which the shop is welcome. */
export const delights = createStore(0);

export function noteDelight(): void {
  delights.set(delights.get() + 1);
}
