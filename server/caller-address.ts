import { isIP, isIPv6 } from 'node:net';

/** A proxy's header may hold anything; what is no address counts as one common address. */
export function callerAddress(written: string): string {
  const address = written.replace(/%.*$/, '');
  return isIP(address) ? address : '0.0.0.0';
}

/** The address itself, or the /64 of an IPv6 address: a household owns all of that. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
