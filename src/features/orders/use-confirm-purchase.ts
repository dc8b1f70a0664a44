import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { formatMoney } from '#src/shared/money.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';

/** Says what a confirmation means, and confirms the purchase of a line. @returns whether something has changed */
export function useConfirmPurchase(): (lineId: string) => Promise<boolean> {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const isOnline = useOnlineCheck();
  // Repeated with the same key when it is not known whether it arrived.
  const unknown = useRef(new Map<string, string>());
  return async (lineId) => {
    if (!isOnline()) return false;
    const isMeant = await dialogs.confirm({
      title: t`Confirm the purchase?`,
      message: t`Please confirm once you have received the product and all is well. You get your points then, and it can’t be returned or exchanged here any more.`,
      confirmLabel: t`Confirm purchase`,
    });
    if (!isMeant) return false;
    const idempotencyKey = unknown.current.get(lineId) ?? newUuid();
    const call = { params: { id: lineId }, idempotencyKey };
    const outcome = await callApi(context, 'POST /order-products/:id/confirm', call);
    if (outcome.kind === 'unknown') unknown.current.set(lineId, idempotencyKey);
    else unknown.current.delete(lineId);
    if (outcome.kind !== 'ok') {
      showToast(describe(outcome));
      return outcome.kind === 'refused';
    }
    const points = formatMoney(outcome.body.earned_point);
    showToast(
      outcome.body.earned_point > 0
        ? t`The purchase is confirmed. You got points of ${points}.`
        : t`The purchase is confirmed.`,
    );
    return true;
  };
}
