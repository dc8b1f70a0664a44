import { createStore } from '#src/shared/store.ts';

/** Milliseconds a toast stays. */
const toastDuration = 3000;

type ToastAction = { readonly label: string; readonly run: () => void };

export type Toast = { readonly id: number; readonly message: string; readonly action: ToastAction | null };

export const currentToast = createStore<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Says something in passing; a newer message takes its place. Never the only place where a thing is said or done. */
export function showToast(message: string, action: ToastAction | null = null): void {
  clearTimeout(timer);
  lastId += 1;
  currentToast.set({ id: lastId, message, action });
  timer = setTimeout(() => currentToast.set(null), toastDuration);
}

export function dismissToast(): void {
  clearTimeout(timer);
  currentToast.set(null);
}
