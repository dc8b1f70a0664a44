/**
 * An inline script in the head of the server-rendered page: records what happens before the application is loaded, from the
 * first picture and the first touch on.
 */
export function recordEarlyEvents(): void {
  // The application sends forms, the last click included; the browser would leave the page. Only the search in
  // ssr/early-panels.tsx has an address.
  document.addEventListener(
    'submit',
    (event) => {
      const isSearch = event.target instanceof Element && event.target.hasAttribute('action');
      if (!isSearch && document.documentElement.dataset.shop !== 'ready') event.preventDefault();
    },
    { capture: true },
  );
  // ui/select.tsx reads the mark when it is mounted.
  document.addEventListener(
    'change',
    ({ target }) => {
      const isEarly = document.documentElement.dataset.shop !== 'ready';
      if (isEarly && target instanceof HTMLSelectElement) target.dataset.chosen = target.value;
    },
    { capture: true },
  );
  // ui/first-interaction.ts reads the mark; whether the page was scrolled it sees by itself.
  for (const event of ['keydown', 'pointerdown']) {
    document.addEventListener(
      event,
      () => {
        document.documentElement.dataset.used = '';
      },
      { capture: true, once: true },
    );
  }
  // Image errors do not bubble; components/picture/picture.tsx reads the mark when it is mounted.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.dataset.failed = '';
    },
    { capture: true },
  );
  // The event may be fired before the application is loaded; see pwa/deferred-install-prompt.ts.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.deferredInstallPrompt = event;
  });
}
