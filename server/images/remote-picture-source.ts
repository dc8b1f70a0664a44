import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Result } from '../result.ts';
import { largestPicture, type PictureProblem, type PictureSource } from './picture-source.ts';
import { isPrivateAddress, publicLookup } from './private-address.ts';

const timeoutMs = 5_000;

type Options = {
  /** Addresses of private networks are refused unless the operator says that the CDN has one. */
  allowPrivate: boolean;
};

/** Original pictures on another server. Redirects are not followed: they could lead anywhere. */
export function remotePictureSource(cdnUrl: string, { allowPrivate }: Options): PictureSource {
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
): Promise<Result<Buffer, PictureProblem>> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    headers: { accept: 'image/*' },
    signal: AbortSignal.timeout(timeoutMs),
    ...(lookupAddress ? { lookup: lookupAddress } : {}),
  });
  try {
    const response = await responseTo(request);
    if (response.statusCode === 404) return { ok: false, problem: 'not-found' };
    if (response.statusCode !== 200) return { ok: false, problem: 'unreachable' };
    return await body(response);
  } catch {
    return { ok: false, problem: 'unreachable' };
  } finally {
    request.destroy();
  }
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end();
  });
}

async function body(response: IncomingMessage): Promise<Result<Buffer, PictureProblem>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestPicture) return { ok: false, problem: 'too-large' };
    chunks.push(chunk);
  }
  return { ok: true, value: Buffer.concat(chunks) };
}
