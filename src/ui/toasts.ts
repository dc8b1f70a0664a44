import { createStore } from './store.ts';

/** Milliseconds a toast stays. */
const toastDuration = 3000;

export type Toast = { readonly id: number; readonly message: string };

export const currentToast = createStore<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Says something in passing; a newer message takes its place. Never the only place where a thing is said. */
export function showToast(message: string): void {
  clearTimeout(timer);
  lastId += 1;
  currentToast.set({ id: lastId, message });
  timer = setTimeout(() => currentToast.set(null), toastDuration);
}
