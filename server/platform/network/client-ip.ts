import { isIP, isIPv6 } from 'node:net';

/**
 * Removes the zone of an IPv6 address. A proxy's header may contain anything, and a connection that is closed has no address:
 * all of them become 0.0.0.0.
 */
export function normalizeIp(ip: string | undefined): string {
  const address = ip?.replace(/%.*$/, '') ?? '';
  return isIP(address) ? address : '0.0.0.0';
}

/** Identifies the client of a request for rate limits. */
export const networkOf = ({ ip }: { readonly ip: string | undefined }): string =>
  networkPrefix(normalizeIp(ip));

/** Identifies a client for rate limits: an IPv4 address, or the /64 prefix of IPv6, because a household has all of it. */
export function networkPrefix(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
