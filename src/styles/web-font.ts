import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import fontStyles from './fonts/pretendard.css?url';

/**
 * Loads Pretendard when the browser is idle. Until then, and with the data saver on, texts are shown in the system's
 * Korean font.
 */
export function loadWebFont(): void {
  if (prefersReducedData()) return;
  runWhenIdle(addFontStyles);
}

function addFontStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontStyles;
  document.head.append(link);
}
