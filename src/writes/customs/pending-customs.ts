import { createStore } from '#src/shared/store.ts';
import type { CustomWrite } from './custom-write.ts';

export type PendingCustom = CustomWrite & {
  /** It could not be sent yet; otherwise it is being sent. */
  readonly isWaiting: boolean;
};

/** Customs that are saved on this device and that the server has not acknowledged, oldest first. */
export const pendingCustoms = createStore<readonly PendingCustom[]>([]);

/** The outcomes of the customs that this page has saved, by id, until their editor has read them. */
export const settledCustoms = createStore<ReadonlyMap<string, 'stored' | 'refused'>>(new Map());

export function settleCustom(customId: string, outcome: 'stored' | 'refused'): void {
  settledCustoms.set(new Map(settledCustoms.get()).set(customId, outcome));
}

export function forgetOutcome(customId: string): void {
  if (!settledCustoms.get().has(customId)) return;
  const others = [...settledCustoms.get()].filter(([id]) => id !== customId);
  settledCustoms.set(new Map(others));
}
