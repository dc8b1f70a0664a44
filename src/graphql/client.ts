import { authExchange } from '@urql/exchange-auth';
import { Client, createRequest, fetchExchange } from 'urql';
import { monitoredFetch } from '#src/network/monitored-fetch.ts';
import type { Session } from '#src/session/session.ts';
import { type CacheRules, createCacheExchange } from './cache.ts';
import { persistenceExchange } from './persistence-exchange.ts';
import { type ReapplyWrites, viewerResultStore } from './viewer-result-store.ts';

/** The part of the session that requests need. */
export type RequestSession = Pick<
  Session,
  'headers' | 'needsRefresh' | 'ensureFresh' | 'forceRefresh' | 'viewer'
>;

export type GraphqlConnection = {
  /** The address of the data service. */
  readonly url: string;
  readonly session: RequestSession;
};

/** What the writes of the shop add to a client, see `writes/client.ts`. */
export type WriteRules = { readonly cache: CacheRules; readonly reapply: ReapplyWrites };

/** The urql client of one viewer. Loaders decide when a query is sent again, see `route-query.ts`. */
export function createGraphqlClient({ url, session }: GraphqlConnection, rules?: WriteRules): Client {
  const client = new Client({
    url,
    preferGetMethod: false,
    requestPolicy: 'cache-first',
    fetch: monitoredFetch,
    exchanges: [
      createCacheExchange(rules?.cache ?? {}),
      persistenceExchange(viewerResultStore(session.viewer().id, rules?.reapply)),
      sessionExchange(session),
      fetchExchange,
    ],
  });
  client.readQuery = readQueryOf(client);
  return client;
}

/**
 * `readQuery` of urql returns `null` while a request for the same query is under way, because operations with one key are
 * sent once. The key of a request is not negative, so this one belongs to no request.
 */
function readQueryOf(client: Client): Client['readQuery'] {
  return (document, variables, context) => {
    const request = createRequest(document, variables);
    let result: ReturnType<Client['readQuery']> = null;
    client
      .executeQuery({ ...request, key: ~request.key }, context)
      .subscribe((read) => {
        result = read;
      })
      .unsubscribe();
    return result;
  };
}

/**
 * Adds the session's headers, refreshes the session before a request if needed, and repeats a refused request once. It is
 * never sent as another viewer, who may have logged in meanwhile: it is refused again, or sent as a visitor's.
 */
function sessionExchange(session: RequestSession) {
  const { id } = session.viewer();
  return authExchange(async ({ appendHeaders }) => {
    let isRefused = false;
    return {
      addAuthToOperation: (operation) =>
        session.viewer().id === id ? appendHeaders(operation, session.headers()) : operation,
      willAuthError: session.needsRefresh,
      // This device's clock may be wrong, or the server has new signing keys.
      didAuthError({ graphQLErrors }) {
        isRefused = graphQLErrors.some(({ extensions }) => extensions.code === 'invalid-jwt');
        return isRefused;
      },
      async refreshAuth() {
        const refreshed = isRefused ? session.forceRefresh() : session.ensureFresh();
        isRefused = false;
        await refreshed;
      },
    };
  });
}
