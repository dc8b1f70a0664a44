/**
 * An inline script of the server-rendered page: fetches the application only after the first screen has been painted. The
 * URLs are in attributes of its script element: `data-app`, `data-styles`, and, separated by blanks, `data-libraries` and
 * `data-parts`.
 */
export function startApplication(): void {
  // Said by the script of index.html: the page stays as it was rendered.
  if (document.documentElement.dataset.tooOld !== undefined) return;
  // Milliseconds; the application does not wait longer for a slow picture.
  const timeoutMs = 3000;
  // A picture that is loaded, but not in view, is not reported.
  const reportMs = 500;
  const urls = document.currentScript?.dataset ?? {};
  let isStarted = false;

  const listOf = (addresses = '') => addresses.split(' ');

  const addLink = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.crossOrigin = '';
    document.head.append(link);
    return link;
  };
  const addScript = (src: string) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = src;
    document.head.append(script);
  };
  // The libraries run in a task of their own, so that a touch need not wait for both.
  const addScripts = () => {
    for (const library of listOf(urls.libraries)) addScript(library);
    addScript(urls.app ?? '');
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const part of [urls.app ?? '', ...listOf(urls.parts)]) addLink('modulepreload', part);
    // The styles first, so that nothing that the application renders is shown without them.
    const styles = addLink('stylesheet', urls.styles ?? '');
    styles.onload = addScripts;
    styles.onerror = addScripts;
  };
  // Presented, not only loaded: what is evaluated before that delays it.
  const startWhenPresented = (type: 'element' | 'paint') =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type, buffered: true });

  const hero = document.querySelector<HTMLImageElement>('img[elementtiming]');
  if (hero) {
    const isReported = PerformanceObserver.supportedEntryTypes.includes('element');
    if (isReported) startWhenPresented('element');
    const afterPaint = () => requestAnimationFrame(() => setTimeout(start, isReported ? reportMs : 0));
    if (hero.complete) afterPaint();
    hero.addEventListener('load', afterPaint);
    hero.addEventListener('error', afterPaint);
  } else startWhenPresented('paint');
  setTimeout(start, timeoutMs);
  for (const event of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(event, start, { once: true, passive: true });
  }
}
