import { prefersReducedMotion } from '#src/ui/media-queries.ts';

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
