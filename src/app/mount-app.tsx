import type { RegisteredRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isVisitor } from '#src/session/viewer.ts';
import { App } from './app.tsx';

/**
 * Renders the application. What the server has rendered stays until the router has loaded. A first screen is hydrated if this
 * shopper sees the same, i.e. is a visitor with the locale `renderedLocale`; everything else is replaced in one step: the
 * page of a member or of another language, a skeleton and an error page, for which `renderedLocale` is null.
 */
export async function mountApp(
  root: HTMLElement,
  router: RegisteredRouter,
  renderedLocale: string | null,
): Promise<void> {
  const { i18n, session } = router.options.context;
  const app = (
    <MarkReady>
      <App router={router} />
    </MarkReady>
  );
  if (!root.firstChild) return createRoot(root).render(app);
  // Makes the router render the same Suspense boundaries as on the server.
  router.ssr = { manifest: undefined };
  await router.load();
  if (isVisitor(session.viewer()) && renderedLocale === i18n.locale) {
    // From here on React replays events itself.
    document.documentElement.dataset.shop = 'hydrating';
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
}

/** Sets `data-shop="ready"` on the document, and replays a click from before the application was loaded. */
function MarkReady({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.shop = 'ready';
    // In a task of its own: for a click React first hydrates the boundary of the button, which it cannot do in an effect.
    const timer = setTimeout(() => {
      // The router stores the scroll position only after a scroll event, and has missed earlier ones.
      document.dispatchEvent(new Event('scroll'));
      replayClick();
    });
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** The last click, recorded by ssr/record-early-events.ts. */
function replayClick(): void {
  const { dataset } = document.documentElement;
  const name = dataset.pressed;
  delete dataset.pressed;
  if (name === undefined) return;
  const marked = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  const button = marked ?? findUniqueButton(name);
  delete marked?.dataset.pressed;
  button?.focus();
  button?.click();
}

function findUniqueButton(name: string): HTMLButtonElement | undefined {
  const found = Array.from(document.querySelectorAll('button')).filter(
    (button) => (button.ariaLabel ?? button.textContent) === name,
  );
  return found.length === 1 ? found[0] : undefined;
}
