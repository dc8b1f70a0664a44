import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { useOpenedClient } from './client-context.ts';

type DataProviderProps = {
  /** Until the client has come. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Around parts that ask by themselves with urql's `useQuery`. */
export function DataProvider({ instead, children }: DataProviderProps) {
  const client = useOpenedClient();
  return client ? <Provider value={client}>{children}</Provider> : instead;
}
