import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

type Address = { host: string; port: number };

/** Looks before the long work of a first start. Another program may still come in between: see `cannotListen`. */
export async function expectFreePort(address: Address): Promise<void> {
  const probe = createServer().listen(address);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw cannotListen(error as NodeJS.ErrnoException, address);
  }
  probe.close();
  await once(probe, 'close');
}

export function cannotListen(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Address,
): StartupError {
  switch (code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is taken by another program: stop it, or choose another port by PORT.`,
      );
    case 'EACCES':
      return new StartupError(`Port ${port} is reserved for the system: choose one above 1023 by PORT.`);
    default:
      return new StartupError(`Cannot listen on ${host}, port ${port}: ${message}.`);
  }
}
