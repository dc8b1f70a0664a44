import type { RegisteredRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isVisitor } from '#src/session/viewer.ts';
import { App } from './app.tsx';

/**
 * Puts the shop into the page. Where the server has drawn the first screen, it stays until the shop is ready: it is
 * taken over if it is what this shopper would see, and replaced in one step if it is not.
 */
export async function mountApp(root: HTMLElement, router: RegisteredRouter, drawnIn: string): Promise<void> {
  const { i18n, session } = router.options.context;
  const shop = (
    <Ready>
      <App router={router} />
    </Ready>
  );
  if (!root.firstChild) return createRoot(root).render(shop);
  // How the router lays out its boundaries where the server has begun.
  router.ssr = { manifest: undefined };
  await router.load();
  if (isVisitor(session.viewer()) && drawnIn === i18n.locale) {
    // From here on React itself keeps what is pressed.
    document.documentElement.dataset.shop = 'taking-over';
    hydrateRoot(root, shop);
  } else createRoot(root).render(shop);
}

/** Says on the document that the shop answers from now on, and does what was asked for before it could. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.shop = 'ready';
    // Not at once: React takes over the part that the button stands in before it hands on a press, but not in an effect.
    const timer = setTimeout(() => {
      // The router listens only now, and keeps where a page was left only if it has heard of a scroll.
      document.dispatchEvent(new Event('scroll'));
      pressAgain();
    });
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** The last press, as ssr/start-application.ts has noted it. */
function pressAgain(): void {
  const { dataset } = document.documentElement;
  const name = dataset.pressed;
  delete dataset.pressed;
  if (name === undefined) return;
  const marked = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  const pressed = marked ?? onlyOne(name);
  delete marked?.dataset.pressed;
  pressed?.focus();
  pressed?.click();
}

function onlyOne(name: string): HTMLButtonElement | undefined {
  const called = Array.from(document.querySelectorAll('button')).filter(
    (button) => (button.ariaLabel ?? button.textContent) === name,
  );
  return called.length === 1 ? called[0] : undefined;
}
