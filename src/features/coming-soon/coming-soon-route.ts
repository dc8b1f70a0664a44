import { lazyRouteComponent } from '@tanstack/react-router';

/** Component of all routes that are not built yet: one chunk for all of them. */
export const ComingSoonRoute = lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage');
