import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useNetworkStatus } from '#src/offline/network-status.ts';
import type { InfiniteState } from '#src/ui/infinite-list.tsx';
import { type ListedOrder, loadOrders, type OrderPage, ordersPerPage } from './load-orders.ts';
import type { OrderListSearch } from './order-list-search.ts';

type LaterPages = {
  readonly orders: readonly ListedOrder[];
  /** Pages that were read, with the first one. */
  readonly count: number;
  readonly request: 'idle' | 'loading' | 'failed';
};

/** The pages of one list, of which the route has loaded the first. */
export function useOrderPages(search: OrderListSearch, first: OrderPage) {
  const router = useRouter();
  const { context } = router.options;
  const isOffline = useNetworkStatus() === 'offline';
  const [later, setLater] = useState<LaterPages>({ orders: [], count: 1, request: 'idle' });

  /** An order that a new one has pushed to the next page would come twice. */
  const firstIds = new Set(first.orders.map(({ id }) => id));
  const orders = [...first.orders, ...later.orders.filter(({ id }) => !firstIds.has(id))];

  const loadPages = async (numbers: readonly number[]): Promise<readonly ListedOrder[]> => {
    const pages = await Promise.all(numbers.map((number) => loadOrders(context, search, number)));
    return pages.flatMap((page) => page.orders);
  };
  const more = async () => {
    const next = later.count + 1;
    setLater({ ...later, request: 'loading' });
    try {
      const loaded = await loadPages([next]);
      setLater({ orders: [...later.orders, ...loaded], count: next, request: 'idle' });
    } catch {
      setLater({ ...later, request: 'failed' });
    }
  };
  /** After something was done to an order of any page. */
  const refresh = async () => {
    await router.invalidate();
    if (later.count === 1) return;
    const numbers = Array.from({ length: later.count - 1 }, (_, index) => index + 2);
    const loaded = await loadPages(numbers).catch(() => later.orders);
    setLater((current) => (current.count === later.count ? { ...current, orders: loaded } : current));
  };
  const isComplete = later.count * ordersPerPage >= first.total;
  return {
    orders,
    state: stateOf(later.request, { isComplete, isOffline }),
    more: () => void more(),
    refresh,
  };
}

function stateOf(
  request: LaterPages['request'],
  { isComplete, isOffline }: { readonly isComplete: boolean; readonly isOffline: boolean },
): InfiniteState {
  if (request === 'loading') return 'loading';
  if (isComplete) return 'complete';
  return isOffline || request === 'failed' ? 'error' : 'loaded';
}
