/**
 * An inline script in the head of the server-rendered page: opens the panels of early-panels.tsx where the browser does not,
 * and records the buttons that are pressed before the application is loaded.
 */
export function recordEarlyPresses(): void {
  // A panel of ssr/early-panels.tsx. A member has no use for these links; the application has others in their place.
  const hideLinksOfVisitors = (panel: HTMLElement) => {
    try {
      if (!localStorage.getItem('kkumim.auth-info')) return;
    } catch {
      return;
    }
    for (const link of panel.querySelectorAll<HTMLElement>('[href^="/login"],[href^="/sign-up"]'))
      link.style.visibility = 'hidden';
  };
  // Browsers before April 2024 know no popovers.
  const togglePanel = (panel: HTMLElement) => {
    const knowsPopovers = 'popover' in HTMLElement.prototype;
    if (knowsPopovers || !(panel instanceof HTMLDialogElement)) return;
    if (panel.open) panel.close();
    else panel.showModal();
  };
  // mount-app.tsx replays the last click on a button.
  const recordPress = (button: HTMLButtonElement) => {
    // features/layout/early-panels.ts presses the same button of the panel that takes the place of this one.
    button.dataset.pressed = '';
    // The name finds the button again if the application replaces the page.
    if (!button.closest('dialog'))
      document.documentElement.dataset.pressed = button.ariaLabel ?? button.textContent ?? '';
  };
  const press = (button: HTMLButtonElement) => {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (panel) hideLinksOfVisitors(panel);
    if (document.documentElement.dataset.shop !== undefined) return;
    if (panel) togglePanel(panel);
    else recordPress(button);
  };
  document.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = isTrusted && target instanceof Element ? target.closest('button') : null;
      if (button) press(button);
    },
    { capture: true },
  );
  // features/layout/early-panels.ts waits until a syllable is complete.
  for (const event of ['compositionstart', 'compositionend']) {
    document.addEventListener(
      event,
      ({ target, type }) => {
        if (target instanceof Element) target.toggleAttribute('data-composing', type === 'compositionstart');
      },
      { capture: true },
    );
  }
}
