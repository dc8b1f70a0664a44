import { isFromShop, type monitoredFetch } from './monitored-fetch.ts';
import { markOffline, markOnline } from './network-status.ts';

/** Milliseconds without a byte that moves. */
const idleMs = 30_000;

/** Milliseconds for the answer: the last bytes may still be on their way, and the server reads the picture. */
const answerMs = 120_000;

/**
 * For `callApi` with a file: it goes on while bytes move, however long it takes in all, which `fetch` cannot tell. What takes
 * too long says nothing about the network. @param onProgress gets the share that is sent, from 0 to 1
 */
export const uploadFetch =
  (onProgress: (share: number) => void = () => {}): typeof monitoredFetch =>
  (input, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const waitFor = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), milliseconds);
      };
      request.upload.onprogress = ({ loaded, total }) => {
        waitFor(idleMs);
        if (total > 0) onProgress(loaded / total);
      };
      request.upload.onload = () => waitFor(answerMs);
      request.onload = () => {
        const response = responseOf(request);
        if (isFromShop(response)) {
          markOnline();
          return resolve(response);
        }
        markOffline();
        reject(new TypeError('The response is not from the shop.'));
      };
      request.onerror = () => {
        markOffline();
        reject(new TypeError('The upload was cut.'));
      };
      request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
      request.onloadend = () => clearTimeout(timer);
      const abort = () => request.abort();
      signal?.addEventListener('abort', abort);
      request.open(method, String(input));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      if (signal?.aborted) return reject(new DOMException('The upload was stopped.', 'AbortError'));
      waitFor(idleMs);
      request.send(body as XMLHttpRequestBodyInit);
    });

function responseOf(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type');
  const body = request.status === 204 ? null : request.responseText;
  return new Response(body, { status: request.status, headers: type ? { 'content-type': type } : {} });
}
