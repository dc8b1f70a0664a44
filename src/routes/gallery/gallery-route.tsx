import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { Gallery } from './gallery.tsx';

/** `/gallery`: all `ui/` components in all of their states. Only added by the development server, see `main.tsx`. */
export function galleryRoute(root: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/gallery',
    staticData: { name: 'gallery', title: { id: 'Gallery' }, header: 'back' },
    component: Gallery,
  });
}
