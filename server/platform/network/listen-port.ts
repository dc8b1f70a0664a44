import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv6 } from 'node:net';
import { StartupError } from '../startup-error.ts';

type Address = { host: string; port: number };

/**
 * Fails early, before the long work of a first start. Another program may still take the port later: `toListenError`
 * reports that.
 *
 * @throws StartupError
 */
export async function assertPortIsFree(address: Address): Promise<void> {
  const probe = createServer().listen(address);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, address);
  }
  probe.close();
  await once(probe, 'close');
}

/** By which a process of this machine reaches a server. */
export function addressOnThisMachine([listening]: readonly (AddressInfo | string)[]): string {
  const { address, port } = typeof listening === 'object' ? listening : { address: '', port: 0 };
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

export function toListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Address,
  variable = 'PORT',
): StartupError {
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is taken by another program: stop it, or choose another port by ${variable}.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} is reserved for the system: choose one above 1023 by ${variable}.`,
      );
    default:
      return new StartupError(`Cannot listen on ${host}, port ${port}: ${message}.`);
  }
}
