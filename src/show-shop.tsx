import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { ShopRouter } from './router.ts';
import { isVisitor } from './session/viewer.ts';

/**
 * Puts the shop into the page. Where the server has drawn the first screen, it stays until the shop is ready: it is
 * taken over if it is what this shopper would see, and replaced in one step if it is not.
 */
export async function showShop(root: HTMLElement, router: ShopRouter, drawnIn: string): Promise<void> {
  const { i18n, session } = router.options.context;
  if (!root.firstChild) return createRoot(root).render(<App router={router} />);
  // How the router lays out its boundaries where the server has begun.
  router.ssr = { manifest: undefined };
  await router.load();
  if (isVisitor(session.viewer()) && drawnIn === i18n.locale) hydrateRoot(root, <App router={router} />);
  else createRoot(root).render(<App router={router} />);
}
