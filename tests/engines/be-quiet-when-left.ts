/**
 * Runs in every page before its own scripts, and sees nothing of this file. What a page says while it is being left is about
 * requests that are broken off then, and nobody sees it.
 */
export function beQuietWhenLeft(): void {
  addEventListener('beforeunload', () => {
    console.error = () => {};
    for (const problem of ['error', 'unhandledrejection'])
      addEventListener(problem, (event) => event.preventDefault());
  });
}
