import { whenQuiet } from '../ui/when-quiet.ts';

/**
 * Brings Pretendard once the page is quiet, the common letters first. Everything can be read before in the
 * phone's own Korean font; who saves data keeps that one.
 */
export function loadWebFont(): void {
  if (savesData()) return;
  whenQuiet(() => void import('./fonts/pretendard.css'));
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
