import { isIP } from 'node:net';
import { isPrivateAddress } from '#server/platform/network/private-address.ts';

const maxLength = 2_000;

/**
 * Whether a browser may register this URL as its push endpoint, to which the server will send requests. Host names that
 * resolve to private addresses are refused when a message is sent.
 */
export function isPushEndpoint(address: string, { allowPrivate }: { allowPrivate: boolean }): boolean {
  const url = URL.parse(address);
  if (!url || address.length > maxLength) return false;
  if (url.protocol !== 'https:' || url.username || url.password || url.hash) return false;
  if (allowPrivate) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPrivateAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host);
}
