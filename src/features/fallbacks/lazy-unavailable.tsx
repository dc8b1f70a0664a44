import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Most shops never show it. */
export const LazyUnavailable = lazyComponent(() => import('./unavailable.tsx'), 'Unavailable');
