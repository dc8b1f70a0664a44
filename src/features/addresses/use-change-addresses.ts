import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type AnyOutcome, callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { Address } from './address-form.ts';

/** The actions on an address of the list. `onChanged`: the list has to be loaded again. */
export function useChangeAddresses(onChanged: () => Promise<void>) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [busyId, setBusyId] = useState<string | null>(null);

  const run = async (id: string, call: () => Promise<AnyOutcome>, onDone: () => void) => {
    setBusyId(id);
    const outcome = await call();
    // One that is not there any more is gone for this list, too.
    const isGone = outcome.kind === 'refused' && outcome.code === 'NOT_FOUND';
    if (outcome.kind === 'ok' || isGone) await onChanged();
    setBusyId(null);
    if (outcome.kind === 'ok') onDone();
    else showToast(describe(outcome));
  };
  return {
    busyId,
    makeDefault({ id }: Address): Promise<void> {
      const call = { params: { id }, body: { is_default: true } };
      return run(
        id,
        () => callApi(context, 'PATCH /addresses/:id', call),
        () => showToast(t`The default address is changed.`),
      );
    },
    remove({ id, label, recipient }: Address): Promise<void> {
      const name = label || recipient;
      const params = { id };
      const restore = () =>
        void run(
          id,
          () => callApi(context, 'POST /addresses/:id/restore', { params }),
          () => {},
        );
      return run(
        id,
        () => callApi(context, 'DELETE /addresses/:id', { params }),
        () => showToast(t`Removed the address “${name}”.`, { label: t`Undo`, run: restore }),
      );
    },
  };
}
