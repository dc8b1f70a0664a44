import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { openedTerms } from './open-terms.ts';

const TermsModal = lazyComponent(async () => (await import('./terms-modal.tsx')).TermsModal);

/** Shows what `openTerms` opens. Stands once, in the root. */
export function TermsHost() {
  const type = useStore(openedTerms);
  return type && <TermsModal type={type} />;
}
