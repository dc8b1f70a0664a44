import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { openedTerms } from './open-terms.ts';

const TermsModal = lazyComponent(() => import('./terms-modal.tsx'), 'TermsModal');

/** Shows the terms that `openTerms` opens. Rendered once, in the root route. */
export function TermsHost() {
  const type = useStore(openedTerms);
  return type && <TermsModal type={type} />;
}
