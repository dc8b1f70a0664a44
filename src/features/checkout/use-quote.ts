import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { networkStatus, useNetworkStatus } from '#src/offline/network-status.ts';
import { type ApiOutcome, callApi } from '#src/session/call-api.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import type { Checkout, ChosenCoupons, Quote } from './checkout-values.ts';

type QuoteInput = {
  readonly coupons: ChosenCoupons;
  readonly point: number;
  readonly zipCode: string;
};

export type QuoteRefusal = Exclude<ApiOutcome<Contracts['POST /orders/quote']>, { kind: 'ok' }>;

/** Milliseconds after the last key. */
const debounceMs = 250;

/**
 * What the order costs with the chosen coupons and points. The last quote stays while another is on its way; `refusal`
 * says why the current choice has none.
 */
export function useQuote(checkout: Checkout, { coupons, point, zipCode }: QuoteInput) {
  const { context } = useRouter().options;
  const isOffline = useNetworkStatus() === 'offline';
  const [quote, setQuote] = useState<Quote | null>(null);
  const [refusal, setRefusal] = useState<QuoteRefusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  const body = {
    source: checkout.source,
    checkout_id: checkout.id,
    coupons,
    ...(point > 0 && { point }),
    ...(/^\d{5}$/.test(zipCode) && { zip_code: zipCode }),
  };
  const key = JSON.stringify(body);
  const [settledKey, setSettledKey] = useState<string | null>(null);

  const load = useEffectEvent(async (signal: AbortSignal, requested: string) => {
    const outcome = await callApi(context, 'POST /orders/quote', { body, signal });
    if (signal.aborted) return;
    setSettledKey(requested);
    if (outcome.kind === 'ok') {
      setQuote(outcome.body);
      setRefusal(null);
    } else setRefusal(outcome);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry, and the network being back, quote again
  useEffect(() => {
    if (networkStatus.get() === 'offline') return;
    const abort = new AbortController();
    const timer = setTimeout(() => void load(abort.signal, key), settledKey === null ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, attempt, isOffline]);

  return {
    quote,
    refusal,
    /** The quote is of the choice as it is now. */
    isCurrent: settledKey === key && refusal === null,
    retry: () => setAttempt((count) => count + 1),
    /** The server has answered an order with a newer quote. */
    replace(newer: Quote) {
      setQuote(newer);
      setRefusal(null);
      setSettledKey(key);
    },
  };
}
