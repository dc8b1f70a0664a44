import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { useOpenedClient } from './client-context.ts';

/** Around components that use urql's own hooks. Renders nothing until the client is open. */
export function UrqlProvider({ children }: { children: ReactNode }) {
  const client = useOpenedClient();
  return client && <Provider value={client}>{children}</Provider>;
}
