import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress, publicLookup } from '#server/platform/network/private-address.ts';
import type { Result } from '#server/platform/result.ts';
import { type ImageProblem, type ImageSource, maxImageBytes } from './image-source.ts';

const timeoutMs = 5_000;

type Options = {
  /** Private network addresses are refused, unless the operator has configured that the CDN has one. */
  allowPrivate: boolean;
};

/** Source images on another server. Redirects are not followed: they could lead anywhere. */
export function createRemoteImageSource(cdnUrl: string, { allowPrivate }: Options): ImageSource {
  return {
    version: async () => ({ ok: true, value: 'remote' }),
    read: async (path) => {
      const url = new URL(`${cdnUrl}${path.split('/').map(encodeURIComponent).join('/')}`);
      if (url.origin !== new URL(cdnUrl).origin || url.username)
        return { ok: false, problem: 'not-a-cdn-path' };
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!allowPrivate && isIP(host) && isPrivateAddress(host)) return { ok: false, problem: 'unreachable' };
      return await get(url, allowPrivate ? undefined : publicLookup);
    },
  };
}

async function get(
  url: URL,
  lookupAddress: LookupFunction | undefined,
): Promise<Result<Buffer, ImageProblem>> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    headers: { accept: 'image/*' },
    signal: AbortSignal.timeout(timeoutMs),
    ...(lookupAddress ? { lookup: lookupAddress } : {}),
  });
  try {
    const response = await sendRequest(request);
    if (response.statusCode === 404) return { ok: false, problem: 'not-found' };
    if (response.statusCode !== 200) return { ok: false, problem: 'unreachable' };
    return await readBody(response);
  } catch {
    return { ok: false, problem: 'unreachable' };
  } finally {
    request.destroy();
  }
}

function sendRequest(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end();
  });
}

async function readBody(response: IncomingMessage): Promise<Result<Buffer, ImageProblem>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxImageBytes) return { ok: false, problem: 'too-large' };
    chunks.push(chunk);
  }
  return { ok: true, value: Buffer.concat(chunks) };
}
