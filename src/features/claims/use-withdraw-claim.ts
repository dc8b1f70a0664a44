import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { Claim } from './load-claim.ts';

/** Takes a request back, after one question. */
export function useWithdrawClaim({ id }: Claim) {
  const { t } = useLingui();
  const router = useRouter();
  const isOnline = useOnlineCheck();
  const describe = useOutcomeMessage();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const withdraw = async () => {
    if (!isOnline()) return;
    const message = t`The order goes on as if you had not asked. You can ask again within the period.`;
    const title = t`Withdraw the request?`;
    if (!(await dialogs.confirm({ title, message, confirmLabel: t`Withdraw` }))) return;
    setIsWithdrawing(true);
    const outcome = await callApi(router.options.context, 'DELETE /claims/:id', { params: { id } });
    showToast(outcome.kind === 'ok' ? t`Your request is withdrawn.` : describe(outcome));
    if (outcome.kind === 'ok' || outcome.kind === 'refused') await router.invalidate();
    setIsWithdrawing(false);
  };
  return { isWithdrawing, withdraw };
}
