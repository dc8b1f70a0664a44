import { createStore } from '#src/shared/store.ts';

/** One value for both, so that the side bar and the search panel are never open together. */
export type OpenPanel = 'none' | 'side-bar' | 'search';

export const shownPanel = createStore<OpenPanel>('none');

export function showPanel(panel: Exclude<OpenPanel, 'none'>): void {
  shownPanel.set(panel);
}

export function closePanels(): void {
  shownPanel.set('none');
}
