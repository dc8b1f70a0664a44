import { useLingui } from '@lingui/react/macro';
import { showToast } from '#src/ui/toasts.ts';
import type { AddOutcome } from './editor.ts';

/** Says why a graphic was not added. */
export function useLimitMessage(): (outcome: AddOutcome) => void {
  const { t } = useLingui();
  return (outcome) => {
    if (outcome === 'side-full') showToast(t`This side is full. Remove a graphic to add another one.`);
    if (outcome === 'custom-full') showToast(t`All places are taken. Remove a graphic to add another one.`);
  };
}
