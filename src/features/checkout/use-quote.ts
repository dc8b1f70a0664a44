import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ApiOutcome, callApi } from '#src/api/call-api.ts';
import { networkStatus, useNetworkStatus } from '#src/network/network-status.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { pushBeginCheckout } from './checkout-events.ts';
import type { Checkout, ChosenCoupons, Quote } from './checkout-values.ts';

type QuoteInput = {
  readonly coupons: ChosenCoupons;
  readonly point: number;
  readonly zipCode: string;
};

export type QuoteRefusal = Exclude<ApiOutcome<Contracts['POST /orders/quote']>, { kind: 'ok' }>;

type Settled = { readonly key: string; readonly quote: Quote | null; readonly refusal: QuoteRefusal | null };

/** Milliseconds after the last key. */
const debounceMs = 250;

/**
 * The price of the order with the chosen coupons and points. The last quote stays while another is on its way; `refusal`
 * says why the current choice has none.
 */
export function useQuote(checkout: Checkout, { coupons, point, zipCode }: QuoteInput) {
  const { context } = useRouter().options;
  const isOffline = useNetworkStatus() === 'offline';
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef<Settled>(null);
  const waiting = useRef<(() => void)[]>([]);
  const body = {
    source: checkout.source,
    checkout_id: checkout.id,
    coupons,
    ...(point > 0 && { point }),
    ...(/^\d{5}$/.test(zipCode) && { zip_code: zipCode }),
  };
  const key = JSON.stringify(body);

  const settle = (next: Settled) => {
    latest.current = next;
    setSettled(next);
    for (const resolve of waiting.current.splice(0)) resolve();
  };
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const requested = key;
    const outcome = await callApi(context, 'POST /orders/quote', { body, signal });
    if (signal.aborted) return;
    if (outcome.kind === 'ok' && !latest.current?.quote) pushBeginCheckout(outcome.body);
    if (outcome.kind === 'ok') settle({ key: requested, quote: outcome.body, refusal: null });
    else settle({ key: requested, quote: latest.current?.quote ?? null, refusal: outcome });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry, and the network being back, quote again
  useEffect(() => {
    if (networkStatus.get() === 'offline') return;
    const abort = new AbortController();
    const timer = setTimeout(() => void load(abort.signal), latest.current === null ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, attempt, isOffline]);

  return {
    quote: settled?.quote ?? null,
    refusal: settled?.refusal ?? null,
    /** There is a quote, but of an earlier choice: the next one is on its way. */
    isPending: settled !== null && settled.key !== key && !isOffline,
    retry: () => setAttempt((count) => count + 1),
    /** For checks outside of rendering. */
    newest: () => latest.current?.quote ?? null,
    /** The quote of the choice as it is now, when it has come, or why there is none. */
    async current(): Promise<Pick<Settled, 'quote' | 'refusal'>> {
      if (latest.current?.key !== key) await new Promise<void>((resolve) => waiting.current.push(resolve));
      const { quote = null, refusal = null } = latest.current ?? {};
      return { quote: refusal ? null : quote, refusal };
    },
    /** The server has answered an order with a newer quote. */
    replace: (quote: Quote) => settle({ key, quote, refusal: null }),
  };
}
