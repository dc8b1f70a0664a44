import { createContext, use, useEffect } from 'react';
import type { Client } from 'urql';
import { useStore } from '#src/ui/use-store.ts';
import type { LazyClient } from './lazy-client.ts';

export const ClientContext = createContext<LazyClient | null>(null);

export function useLazyClient(): LazyClient {
  const client = use(ClientContext);
  if (!client) throw new Error('There is no client around this component.');
  return client;
}

/** For what asks by itself. `null` until the client has come. */
export function useOpenedClient(): Client | null {
  const client = useLazyClient();
  useEffect(() => {
    // What does not come now comes when the server is back and the page's loaders ask again.
    client.open().catch(() => {});
  }, [client]);
  return useStore(client.opened);
}
