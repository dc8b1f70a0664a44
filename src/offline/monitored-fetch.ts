import { markOffline, markOnline } from './network-status.ts';

/** A request that takes longer counts as a lost network. */
const timeoutMs = 10_000;

/**
 * `fetch` with a timeout that sets the network status, so the browser's cache does not respond. Rejects also when the
 * response is not the server's own, but for example the login page of a wireless network. For `/api` and the data service.
 */
export async function monitoredFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? anySignal([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(input, { cache: 'no-cache', ...init, signal });
    if (!isFromShop(response)) throw new TypeError('The response is not from the shop.');
    markOnline();
    return response;
  } catch (error) {
    // A request that the caller aborted tells nothing about the network.
    if (!init.signal?.aborted) markOffline();
    throw error;
  }
}

/** Responses of the shop are JSON, or the private photos of members; or server errors of any type and 204 without a body. */
const isFromShop = ({ status, headers }: Response): boolean =>
  status >= 500 || status === 204 || /\bjson\b|^image\/webp\b/.test(headers.get('content-type') ?? '');

/** `AbortSignal.any`, which the oldest browsers of package.json lack. */
function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
  return controller.signal;
}
