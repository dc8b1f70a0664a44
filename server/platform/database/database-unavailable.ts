import { DatabaseError } from 'pg';

/** Connection failures, too few resources, and a server that is shutting down or starting (PostgreSQL, appendix A). */
const unavailableState = /^(?:08|53)|^57P0[1-3]$/;

const unreachableCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** A statement or a transaction that took too long, or one of two that waited for each other: later it may succeed. */
const waitStates = new Set(['57014', '55P03', '25P03', '25P04', '40P01', '40001']);

export const isWaitOver = (error: unknown): boolean =>
  error instanceof DatabaseError && waitStates.has(error.code ?? '');

/** Driver errors that have no code. */
const brokenConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is unreachable or accepts no connections, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableState.test(error.code ?? '');
  // Fastify's errors have a statusCode; a client that disconnects while sending its body is an ECONNRESET, too.
  if (!(error instanceof Error) || 'statusCode' in error) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return brokenConnection.test(error.message);
  // The socket of the embedded server is a file.
  return unreachableCodes.has(code) || (code === 'ENOENT' && syscall === 'connect');
}
