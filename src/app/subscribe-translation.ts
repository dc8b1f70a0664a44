import { loadInBackground } from '#src/ui/load-in-background.ts';

/**
 * A browser that translates the page puts `<font>` in the place of each text. React would fail at the next change beside
 * such a text (decision 096): what mends that is loaded when the first one is seen.
 */
export function subscribeTranslation(): void {
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => addedNodes[0]?.nodeName === 'FONT')) return;
    loadInBackground(
      () => import('./translated-texts.ts'),
      ({ noteTranslation }) => noteTranslation(records),
    );
  }).observe(document.body, { childList: true, subtree: true });
}
