import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { Gallery } from './gallery.tsx';

/** `/gallery`: all parts of `ui/` in all of their states. Only the development server knows it, see `main.tsx`. */
export function galleryRoute(root: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path: '/gallery',
    staticData: { name: 'gallery', title: { id: 'Gallery' }, header: 'back' },
    component: Gallery,
  });
}
