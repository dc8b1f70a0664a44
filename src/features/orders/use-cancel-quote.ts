import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type CancelQuote = ResponseOf<'POST /orders/:id/cancel-quote'>;

type Answer = { readonly choice: string; readonly result: CancelQuote | { readonly problem: string } };

/**
 * The amount that canceling would give back, as the server computes it. `lineIds`: with commas, empty for the whole order, `null`
 * for nothing. @returns `undefined` while it is asked
 */
export function useCancelQuote(orderId: string, lineIds: string | null): Answer['result'] | undefined {
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const networkStatus = useNetworkStatus();
  const [answer, setAnswer] = useState<Answer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reconnect asks again; `describe` only translates
  useEffect(() => {
    if (lineIds === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    const body = lineIds === '' ? {} : { line_ids: lineIds.split(',') };
    const call = { params: { id: orderId }, body, signal };
    void callApi(context, 'POST /orders/:id/cancel-quote', call).then((outcome) => {
      if (signal.aborted) return;
      const result = outcome.kind === 'ok' ? outcome.body : { problem: describe(outcome) };
      setAnswer({ choice: lineIds, result });
    });
    return () => abort.abort();
  }, [context, orderId, lineIds, networkStatus]);
  return answer?.choice === lineIds ? answer.result : undefined;
}
