import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useNetworkStatus } from '#src/network/network-status.ts';
import type { InfiniteState } from '#src/ui/infinite-list.tsx';

type Row = { readonly id: string };

type NumberedPages<Item extends Row> = {
  /** The route has loaded it. */
  readonly first: readonly Item[];
  /** The total of all pages. */
  readonly total: number;
  readonly perPage: number;
  readonly load: (page: number) => Promise<readonly Item[]>;
};

type LaterPages<Item> = {
  readonly items: readonly Item[];
  /** Pages that were read, with the first one. */
  readonly count: number;
  readonly request: 'idle' | 'loading' | 'failed';
};

/** The pages of one list that the server numbers, of which the route has loaded the first. */
export function useNumberedPages<Item extends Row>({ first, total, perPage, load }: NumberedPages<Item>) {
  const router = useRouter();
  const isOffline = useNetworkStatus() === 'offline';
  const [later, setLater] = useState<LaterPages<Item>>({ items: [], count: 1, request: 'idle' });

  const more = async () => {
    const next = later.count + 1;
    setLater({ ...later, request: 'loading' });
    try {
      const loaded = await load(next);
      setLater({ items: [...later.items, ...loaded], count: next, request: 'idle' });
    } catch {
      setLater({ ...later, request: 'failed' });
    }
  };
  /** After something was done to an item of any page. */
  const refresh = async () => {
    await router.invalidate();
    if (later.count === 1) return;
    const numbers = Array.from({ length: later.count - 1 }, (_, index) => index + 2);
    const loaded = await Promise.all(numbers.map(load)).catch(() => null);
    if (!loaded) return;
    setLater((current) => (current.count === later.count ? { ...current, items: loaded.flat() } : current));
  };
  return {
    items: withoutRepeats([...first, ...later.items]),
    state: stateOf(later.request, { isComplete: later.count * perPage >= total, isOffline }),
    more: () => void more(),
    refresh,
  };
}

/** One that a new one has pushed to the next page would come twice. */
function withoutRepeats<Item extends Row>(items: readonly Item[]): readonly Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

function stateOf(
  request: LaterPages<unknown>['request'],
  { isComplete, isOffline }: { readonly isComplete: boolean; readonly isOffline: boolean },
): InfiniteState {
  if (request === 'loading') return 'loading';
  if (isComplete) return 'complete';
  return isOffline || request === 'failed' ? 'error' : 'loaded';
}
