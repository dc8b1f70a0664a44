import { type ReactNode, useSyncExternalStore } from 'react';
import { createStore } from '#src/shared/store.ts';

/**
 * The page that stays mounted while another one is shown. Its module sets it when it is loaded; the root renders it beside the
 * outlet, because an outlet unmounts a page that is left.
 */
export const keptPage = createStore<ReactNode>(null);

/** The same on the server, where all modules are loaded. */
export const useKeptPage = (): ReactNode =>
  useSyncExternalStore(keptPage.subscribe, keptPage.get, keptPage.get);
