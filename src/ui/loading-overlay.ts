import { createStore } from '#src/shared/store.ts';

export type LoadingText = { readonly title: string; readonly content?: string };

export const currentLoading = createStore<LoadingText | null>(null);

/** Covers the screen until `work` is settled, whether it succeeds or fails. */
export async function withLoadingOverlay<Result>(text: LoadingText, work: Promise<Result>): Promise<Result> {
  currentLoading.set(text);
  try {
    return await work;
  } finally {
    // A later call may have replaced the text; it removes the overlay itself.
    if (currentLoading.get() === text) currentLoading.set(null);
  }
}
