import { loadInBackground } from '#src/ui/load-in-background.ts';
import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/**
 * Loads Pretendard when the browser is idle. Until then, and with the data saver on, texts are shown in the system's
 * Korean font.
 */
export function loadWebFont(): void {
  if (prefersReducedData()) return;
  runWhenIdle(() =>
    loadInBackground(
      () => import('./add-fonts.ts'),
      ({ addFonts }) => addFonts(),
    ),
  );
}
