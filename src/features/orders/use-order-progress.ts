import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { type Order, type OrderProgress, progressOf } from './order-progress.ts';

/** Milliseconds between two questions; the last one repeats. */
const delays = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000];

/** `failed`: it can be paid again. */
export type Settled = Exclude<OrderProgress, 'checkout'> | 'failed';

/** Asks for an order until its payment is decided. Without a network it waits for it. */
export function useOrderProgress({ id, payment_id }: Order, onSettled: (settled: Settled) => void) {
  const { context } = useRouter().options;
  const [attempts, setAttempts] = useState(0);
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    let isStopped = false;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function checkOrder(): Promise<void> {
      const settled = await readSettled(context, { id, payment_id, attempt });
      if (isStopped) return;
      if (settled) return settle(settled);
      attempt += 1;
      setAttempts(attempt);
      timer = setTimeout(() => void checkOrder(), delays[Math.min(attempt, delays.length - 1)]);
    }
    const unsubscribe = networkStatus.subscribe(() => {
      if (networkStatus.get() !== 'online' || timer === undefined) return;
      clearTimeout(timer);
      void checkOrder();
    });
    void checkOrder();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [context, id, payment_id]);
  return { attempts };
}

type OrderCheck = Pick<Order, 'id' | 'payment_id'> & { readonly attempt: number };

async function readSettled(
  context: ApiContext,
  { id, payment_id, attempt }: OrderCheck,
): Promise<Settled | null> {
  if (networkStatus.get() === 'offline') return null;
  // The gateway is not asked every time. Its answer is in the order afterwards.
  if (payment_id && attempt % 3 === 1)
    await callApi(context, 'POST /payments/:payment_id/complete', { params: { payment_id }, isSlow: true });
  const outcome = await callApi(context, 'GET /orders/:id', { params: { id } });
  if (outcome.kind !== 'ok') return null;
  if (outcome.body.state === 'PAYMENT_FAILED') return 'failed';
  const progress = progressOf(outcome.body.state);
  return progress === 'checkout' ? null : progress;
}
