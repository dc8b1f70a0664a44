import type { RegisteredRouter } from '@tanstack/react-router';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
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
    <MarkReady router={router}>
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
  } else {
    // A mouse that is pressed on one element and released on the one in its place would press neither. At most 3 s.
    for (let frames = 180; frames && root.matches(':active'); frames--)
      await new Promise(requestAnimationFrame);
    createRoot(root).render(app);
  }
}

type MarkReadyProps = { router: RegisteredRouter; children: ReactNode };

/** Sets `data-shop="ready"` on the document, and replays the presses from before the application was loaded. */
function MarkReady({ router, children }: MarkReadyProps) {
  // With the elements and not after them: a press in between would be handled by React and replayed, too.
  useLayoutEffect(() => {
    document.documentElement.dataset.shop = 'ready';
    // In a task of its own: for a click React first hydrates the boundary of the button, which it cannot do in an effect.
    setTimeout(() => {
      // The router stores the scroll position only after a scroll event, and has missed earlier ones.
      document.dispatchEvent(new Event('scroll'));
      replayPresses(isVisitor(router.options.context.session.viewer()));
    });
  }, [router]);
  return children;
}

/** Recorded by ssr/record-early-presses.ts, which shows likes as pressed. A visitor is asked to log in once, for the last like. */
function replayPresses(asksOnce: boolean): void {
  const presses = window.earlyPresses?.splice(0) ?? [];
  const lastLike = presses.findLast(({ before }) => before);
  for (const press of presses) {
    const { button, before, find } = press;
    if (before) button.setAttribute('aria-pressed', before);
    if (before && asksOnce && press !== lastLike) continue;
    const found = find();
    // A member may have liked it on an earlier visit, which the first answer does not know.
    if (found?.getAttribute('aria-pressed') !== before) continue;
    found.focus();
    found.click();
  }
}
