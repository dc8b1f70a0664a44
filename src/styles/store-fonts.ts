import { readStored, writeStored } from '#src/storage/browser-storage.ts';
import fontStyles from './fonts/pretendard.css?url';

/**
 * Fetches Pretendard for the next page, whose head adds it before anything is laid out (index.html). This page keeps the
 * system's font: another one would lay out all its texts again, under the finger of a shopper.
 */
export async function storeFonts(): Promise<void> {
  const styles = await readStyles();
  // This one has the letters of the shop's own texts; the browser loads others when a page needs them.
  // The script in index.html finds it by the same name.
  const address = /\/[^"'()]*core[^"'()]*/.exec(styles)?.[0];
  const font = address && (await new FontFace('Pretendard', `url("${address}")`).load().catch(() => null));
  if (font && readStored('fontFaces') !== styles) writeStored('fontFaces', styles);
}

/** Empty without a network. */
async function readStyles(): Promise<string> {
  try {
    return await (await fetch(fontStyles)).text();
  } catch {
    return '';
  }
}
