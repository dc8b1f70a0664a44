import { Client, fetchExchange } from 'urql';
import { dataCache } from './cache.ts';

type GraphqlConnection = {
  readonly url: string;
  /** Read before each call: a bearer token when there is one, and always the role. */
  readonly headers: () => Record<string, string>;
};

/** A call that hangs longer than this counts as a lost network, milliseconds. */
const patience = 10_000;

/** The one client of the storefront. Loaders decide when the network is asked again, see `route-query.ts`. */
export function createGraphqlClient({ url, headers }: GraphqlConnection): Client {
  return new Client({
    url,
    preferGetMethod: false,
    requestPolicy: 'cache-first',
    fetchOptions: () => ({ headers: headers() }),
    fetch: fetchInTime,
    exchanges: [dataCache(), fetchExchange],
  });
}

function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(patience);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
