import { createStore } from '#src/shared/store.ts';

/** The type of the terms that are open, in capitals; `null`: none. */
export const openedTerms = createStore<string | null>(null);

/** `use`: the terms of use. */
export function openTerms(type = 'use'): void {
  openedTerms.set(type.toUpperCase());
}

export function closeTerms(): void {
  openedTerms.set(null);
}
