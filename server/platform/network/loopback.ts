import { isIPv4 } from 'node:net';

/** Whether only this machine can reach the origin. */
export function isLoopbackOrigin(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? '';
  if (isIPv4(hostname)) return hostname.startsWith('127.');
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]';
}
