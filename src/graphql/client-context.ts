import { createContext, use, useEffect } from 'react';
import type { Client } from 'urql';
import { useStore } from '#src/ui/use-store.ts';
import type { LazyClient } from './lazy-client.ts';

export const ClientContext = createContext<LazyClient | null>(null);

export function useLazyClient(): LazyClient {
  const client = use(ClientContext);
  if (!client) throw new Error('useLazyClient needs a ClientContext.');
  return client;
}

/** Opens the client. `null` until it is open. */
export function useOpenedClient(): Client | null {
  const client = useLazyClient();
  useEffect(() => {
    // On failure nothing happens here: the loaders open the client again when the server is back.
    client.open().catch(() => {});
  }, [client]);
  return useStore(client.opened);
}
