import { useLingui } from '@lingui/react/macro';
import { showToast } from '#src/ui/toasts.ts';

/** Copies a number, and says so. `done`: what is said. */
export function useCopyNumber(): (number: string, done: string) => Promise<void> {
  const { t } = useLingui();
  return async (number, done) => {
    try {
      await navigator.clipboard.writeText(number);
      showToast(done);
    } catch {
      showToast(t`Please copy the number by hand.`);
    }
  };
}
