import { prefersReducedData } from '#src/ui/media-queries.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import fontStyles from './fonts/pretendard.css?url';

/**
 * Brings Pretendard once the page is quiet, the common letters first. Everything can be read before in the
 * phone's own Korean font; who saves data keeps that one.
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
