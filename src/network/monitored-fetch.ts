import { markOffline, markOnline } from './network-status.ts';

/** Milliseconds. A request that takes longer counts as a lost network. */
const timeoutMs = 10_000;

type MonitoredInit = RequestInit & {
  /** Milliseconds for what the server may take long for. A request that takes longer fails, but tells nothing about the network. */
  readonly longTimeoutMs?: number | undefined;
};

/**
 * `fetch` with a timeout that sets the network status, so the browser's cache does not respond. Rejects also when the
 * response is not the server's own, but for example the login page of a wireless network. For `/api` and the data service.
 */
export async function monitoredFetch(
  input: RequestInfo | URL,
  { longTimeoutMs, ...init }: MonitoredInit = {},
): Promise<Response> {
  // Not `AbortSignal.any`, which the oldest browsers of package.json lack.
  const controller = new AbortController();
  const abort = () => controller.abort(init.signal?.reason);
  init.signal?.addEventListener('abort', abort);
  if (init.signal?.aborted) abort();
  let isTooLate = false;
  setTimeout(() => {
    isTooLate = true;
    controller.abort();
  }, longTimeoutMs ?? timeoutMs);
  try {
    const response = await fetch(input, { cache: 'no-cache', ...init, signal: controller.signal });
    if (!isFromShop(response)) throw new TypeError('The response is not from the shop.');
    markOnline();
    return response;
  } catch (error) {
    // A request that the caller aborted tells nothing about the network.
    if (!init.signal?.aborted && !(isTooLate && longTimeoutMs)) markOffline();
    throw error;
  }
}

/** Responses of the shop are JSON, or the private photos of members; or server errors of any type and 204 without a body. */
export const isFromShop = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status >= 500 || status === 204 || /\bjson\b|^image\/webp\b/.test(headers.get('content-type') ?? '');
