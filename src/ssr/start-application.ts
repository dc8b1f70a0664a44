/**
 * Runs inline in the server's page: lets the first screen be painted before anything of the application is fetched.
 * What to fetch stands on its script element: `data-app`, and with blanks between them `data-parts` and `data-styles`.
 */
export function startApplication(): void {
  // Milliseconds; a picture that does not come must not keep the application away.
  const timeoutMs = 3000;
  const facts = document.currentScript?.dataset ?? {};
  let begun = false;

  const addLink = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    link.crossOrigin = '';
    document.head.append(link);
    return link;
  };
  const addScript = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = facts.app ?? '';
    document.head.append(script);
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const part of (facts.parts ?? '').split(' ')) addLink('modulepreload', part);
    // What the application adds to the page must not be seen without its styles.
    const styles = addLink('stylesheet', facts.styles ?? '');
    styles.onload = addScript;
    styles.onerror = addScript;
  };
  // A button that is pressed before it can do anything is pressed again by the application, see mount-app.tsx.
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = isTrusted && target instanceof Element ? target.closest('button') : null;
      const { dataset } = document.documentElement;
      if (!button || dataset.shop !== undefined) return;
      button.dataset.pressed = '';
      // Where the page is replaced, the button goes and its name is left.
      dataset.pressed = button.ariaLabel ?? button.textContent ?? '';
    },
    { capture: true },
  );
  // Errors of pictures do not bubble, and the application that handles them is not there yet.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.failed = '';
    },
    { capture: true },
  );
  // The browser offers to install when it likes; see pwa/deferred-install-prompt.ts.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.deferredInstallPrompt = event;
  });
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));

  const hero = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (hero && !hero.complete) {
    hero.addEventListener('load', afterPaint);
    hero.addEventListener('error', afterPaint);
  } else afterPaint();
  setTimeout(begin, timeoutMs);
  for (const sign of ['pointerdown', 'keydown', 'touchstart']) {
    addEventListener(sign, begin, { once: true, passive: true });
  }
}
