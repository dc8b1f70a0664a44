import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import type { UserCoupon } from './checkout-values.ts';

/** The names of the member’s coupons; which of them can be used, the quote says. */
export function useCoupons() {
  const { context } = useRouter().options;
  const isOffline = useNetworkStatus() === 'offline';
  const [coupons, setCoupons] = useState<readonly UserCoupon[]>([]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a registered coupon loads them again
  useEffect(() => {
    if (isOffline) return;
    const abort = new AbortController();
    const call = { query: { state: 'ISSUED' }, signal: abort.signal } as const;
    void callApi(context, 'GET /coupons', call).then((outcome) => {
      if (outcome.kind === 'ok') setCoupons(outcome.body.coupons);
    });
    return () => abort.abort();
  }, [context, isOffline, attempt]);
  return { coupons, reload: () => setAttempt((count) => count + 1) };
}
