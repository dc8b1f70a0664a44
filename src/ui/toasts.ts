import { createStore } from '#src/shared/store.ts';

const durationMs = 3000;

type ToastAction = { readonly label: string; readonly run: () => void };

export type Toast = { readonly id: number; readonly message: string; readonly action: ToastAction | null };

export const currentToast = createStore<Toast | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Replaces the toast that is shown. A message or action must also be available elsewhere: the toast is easily missed. */
export function showToast(message: string, action: ToastAction | null = null): void {
  clearTimeout(timer);
  lastId += 1;
  currentToast.set({ id: lastId, message, action });
  timer = setTimeout(() => currentToast.set(null), durationMs);
}

export function dismissToast(): void {
  clearTimeout(timer);
  currentToast.set(null);
}
