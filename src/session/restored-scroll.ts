import { useElementScrollRestoration } from '@tanstack/react-router';
import { scrollKeyOf } from './login-target.ts';

/** The scroll position that the router has stored for this page, in CSS pixels; 0 when it is opened anew. */
export function useRestoredScroll(): number {
  const stored = useElementScrollRestoration({ getElement: () => window, getKey: scrollKeyOf });
  return stored?.scrollY ?? 0;
}
