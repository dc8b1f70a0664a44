import { createStore } from '#src/shared/store.ts';

export type LoadingText = { readonly title: string; readonly content?: string };

export const currentLoading = createStore<LoadingText | null>(null);

/** Covers the screen while `work` runs, and uncovers it however that ends. */
export async function whileLoading<Result>(text: LoadingText, work: Promise<Result>): Promise<Result> {
  currentLoading.set(text);
  try {
    return await work;
  } finally {
    // A later piece of work may have taken over; it uncovers by itself.
    if (currentLoading.get() === text) currentLoading.set(null);
  }
}
