import { createStore, useStore } from '#src/ui/store.ts';

export type Connection = 'online' | 'offline';

/** Can the shop's server be reached? What the calls themselves found out; the browser alone does not know. */
export const connection = createStore<Connection>('online');

export function useConnection(): Connection {
  return useStore(connection);
}

/** The server has answered, be it with a refusal. */
export function noteReached(): void {
  connection.set('online');
}

/** Nobody answered, or somebody in between did in the server's place. */
export function noteUnreachable(): void {
  connection.set('offline');
}
