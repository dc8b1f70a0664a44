import { lazyRouteComponent } from '@tanstack/react-router';

/** For addresses whose room is still being furnished; all of them are one part of the program. */
export const ComingSoonRoute = lazyRouteComponent(() => import('./coming-soon-page.tsx'), 'ComingSoonPage');
