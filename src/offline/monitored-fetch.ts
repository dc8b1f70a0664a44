import { markOffline, markOnline } from './network-status.ts';

/** A call that hangs longer than this counts as a lost network, milliseconds. */
const timeoutMs = 10_000;

/**
 * `fetch` for JSON, in time, that notes whether the server was reached. Rejects too when somebody else answers, as the
 * login page of a wireless network does.
 */
export async function monitoredFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(input, { ...init, signal });
    if (!isOurs(response)) throw new TypeError('Somebody else answered.');
    markOnline();
    return response;
  } catch (error) {
    // Whoever asked does not want to know any more; that says nothing about the network.
    if (!init.signal?.aborted) markOffline();
    throw error;
  }
}

/** A server that is broken may say so in any form, and one that has nothing to say uses none. */
const isOurs = ({ status, headers }: Response): boolean =>
  status >= 500 || status === 204 || /\bjson\b/.test(headers.get('content-type') ?? '');
