import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/**
 * Loads Pretendard when the browser is idle. Until then, and with the data saver on, texts are shown in the system's
 * Korean font.
 */
export function loadWebFont(): void {
  if (prefersReducedData()) return;
  // Without a network it is the system's font again.
  runWhenIdle(() => void import('./add-fonts.ts').then(({ addFonts }) => addFonts().catch(() => {})));
}
