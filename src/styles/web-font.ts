/**
 * Brings Pretendard once the page is quiet, in the pieces that its letters need. Everything can be read before in the
 * phone's own Korean font; who saves data keeps that one.
 */
export function loadWebFont(): void {
  if (savesData()) return;
  whenQuiet(() => void import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'));
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function whenQuiet(work: () => void): void {
  // Safari has no idle callbacks.
  const begin = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
