import { savesData } from '../ui/saves-data.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import fontStyles from './fonts/pretendard.css?url';

/**
 * Brings Pretendard once the page is quiet, the common letters first. Everything can be read before in the
 * phone's own Korean font; who saves data keeps that one.
 */
export function loadWebFont(): void {
  if (savesData()) return;
  whenQuiet(addFontStyles);
}

function addFontStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fontStyles;
  document.head.append(link);
}
