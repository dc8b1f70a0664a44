import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * One JSON object per line on standard output. What is logged is chosen field by field where it happens; no headers,
 * bodies or query strings, which may hold tokens and personal data.
 */
export function createLog(level: Config['logLevel']): Log {
  const options = {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
  };
  // Not pino's own destination: that one waits for ever when nobody reads the log any more.
  return pino(options, process.stdout);
}

/** PostgreSQL puts whole rows into `detail` and `where`: they stay out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return { type: error.name, ...(code ? { code } : {}), message: error.message, stack: error.stack };
}
