/** A press on a button before the application was there. */
type EarlyPress = {
  readonly button: HTMLButtonElement;
  /** `aria-pressed` before the press; null: the button has no such attribute. */
  readonly before: string | null;
  /** The button in the page of the application: if that has been replaced, the one of the same name and place among these. */
  readonly find: () => HTMLElement | undefined;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the browser's own type
  interface Window {
    earlyPresses?: EarlyPress[];
  }
}

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
  // mount-app.tsx replays the presses: the last one on a button that opens or does something, and every like.
  const presses: EarlyPress[] = [];
  window.earlyPresses = presses;
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
  const recordPress = (button: HTMLButtonElement) => {
    // features/layout/early-panels.ts presses the same button of the panel that takes the place of this one.
    if (button.closest('dialog')) return button.setAttribute('data-pressed', '');
    const name = nameOf(button);
    const findAll = () =>
      Array.from(document.querySelectorAll<HTMLElement>('#root button')).filter(
        (other) => nameOf(other) === name,
      );
    const index = findAll().indexOf(button);
    const find = () => (button.isConnected ? button : findAll()[index]);
    const before = button.getAttribute('aria-pressed');
    const last = presses.findIndex((early) => (before ? early.button === button : early.before === null));
    const [undone] = last < 0 ? [] : presses.splice(last, 1);
    if (before) button.setAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    // Pressed twice, a like is as it was.
    if (!before || !undone) presses.push({ button, before, find });
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
