import { prefersReducedMotion } from '#src/ui/browser-facts.ts';

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
