import { type LevelWithSilent, type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { isTerminal } from './terminal/progress-bar.mjs';

export type Log = Logger;

type LogSettings = {
  readonly logLevel: LevelWithSilent;
  /** Null: readable on a terminal, JSON elsewhere. */
  readonly logFormat: 'pretty' | 'json' | null;
};

/**
 * One JSON object per line on standard output, or one readable line on a terminal. What is logged is chosen field by
 * field where it happens; no headers, bodies or query strings, which may hold tokens and personal data.
 */
export function createLog({ logLevel, logFormat }: LogSettings): Log {
  const options = {
    level: logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
  };
  const format = logFormat ?? (isTerminal() ? 'pretty' : 'json');
  // Not pino's own destination: that one waits for ever when the reader of the log has gone.
  if (format === 'json') return pino(options, process.stdout);
  // Formatted in this thread: a worker would lose the last lines before an exit.
  const pretty = prettyLines(process.stdout.hasColors?.() ?? false);
  return pino(options, { write: (line) => process.stdout.write(pretty(line)) });
}

/** Turns a line of the JSON log into one for a person. */
export function prettyLines(colorize: boolean): (line: string) => string {
  const format = prettyFactory({
    colorize,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
  });
  return (line) => {
    const entry = JSON.parse(line);
    return format(entry.msg === 'request' ? requestEntry(entry) : entry);
  };
}

type RequestEntry = {
  method: string;
  path: string;
  status?: number;
  aborted?: true;
  ms: number;
  trace_id: string;
};

function requestEntry({ method, path, status, aborted: _, ms, trace_id, ...entry }: RequestEntry) {
  // Control characters of a client must not reach the terminal.
  const printable = JSON.stringify(path).slice(1, -1);
  const msg = `${method} ${printable} ${status ?? 'client left'} ${ms} ms`;
  // The id is of use where something is to be searched for.
  return { ...entry, ...(status && status < 500 ? {} : { trace_id }), msg };
}

/** PostgreSQL puts whole rows into `detail` and `where`: they stay out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  return { type: error.name, ...(code ? { code } : {}), message: error.message, stack: error.stack };
}
