import { authExchange } from '@urql/exchange-auth';
import { Client, fetchExchange } from 'urql';
import { monitoredFetch } from '#src/offline/monitored-fetch.ts';
import type { Session } from '#src/session/session.ts';
import { dataCache } from './cache.ts';
import { persistenceExchange } from './persistence-exchange.ts';
import { viewerResultStore } from './viewer-result-store.ts';

/** What of the session the calls need. */
export type CallSession = Pick<
  Session,
  'headers' | 'needsRefresh' | 'ensureFresh' | 'forceRefresh' | 'viewer'
>;

type GraphqlConnection = {
  readonly url: string;
  readonly session: CallSession;
};

/** The client of one viewer. Loaders decide when the network is asked again, see `route-query.ts`. */
export function createGraphqlClient({ url, session }: GraphqlConnection): Client {
  return new Client({
    url,
    preferGetMethod: false,
    requestPolicy: 'cache-first',
    fetch: monitoredFetch,
    exchanges: [
      dataCache(),
      persistenceExchange(viewerResultStore(session.viewer().id)),
      signCalls(session),
      fetchExchange,
    ],
  });
}

/** Every call carries the session's headers, after the session was looked after. */
function signCalls(session: CallSession) {
  return authExchange(async ({ appendHeaders }) => {
    let refused = false;
    return {
      addAuthToOperation: (operation) => appendHeaders(operation, session.headers()),
      willAuthError: session.needsRefresh,
      // The clock of this device may be wrong, or the server's keys new.
      didAuthError({ graphQLErrors }) {
        refused = graphQLErrors.some(({ extensions }) => extensions.code === 'invalid-jwt');
        return refused;
      },
      async refreshAuth() {
        const settled = refused ? session.forceRefresh() : session.ensureFresh();
        refused = false;
        await settled;
      },
    };
  });
}
