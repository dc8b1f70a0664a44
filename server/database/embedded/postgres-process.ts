import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { StartupError } from '#server/startup-error.ts';
import { postgresEnvironment } from './environment.ts';

export type PostgresProcess = {
  /** Settles with the last lines it wrote when PostgreSQL ends without having been told to. */
  readonly died: Promise<string>;
  /** Ends it cleanly: running statements are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

const readyLine = 'database system is ready to accept connections';
const keptLines = 20;

/** Starts PostgreSQL and comes back when it accepts connections. */
export async function startPostgres(command: readonly string[]): Promise<PostgresProcess> {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl+C in the terminal must not end it before the requests in flight have been answered.
    detached: true,
  });
  const ended = once(child, 'exit').catch(() => []);
  const endWithUs = () => child.kill('SIGINT');
  process.once('exit', endWithUs);
  let stopping = false;
  const lines: string[] = [];
  const died = new Promise<string>((resolve) => {
    void ended.then(() => {
      process.off('exit', endWithUs);
      if (!stopping) resolve(lines.join('\n'));
    });
  });
  await readiness(child, { lines, died });
  return {
    died,
    stop: async () => {
      stopping = true;
      await end(child, ended);
    },
  };
}

async function readiness(
  child: ChildProcess,
  { lines, died }: { lines: string[]; died: Promise<string> },
): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      if (line.includes(readyLine)) resolve();
    });
  });
  const failed = died.then((output) => {
    throw new StartupError(
      `PostgreSQL did not start: ${output.split('\n').slice(-3).join(' ') || 'no message'}`,
    );
  });
  failed.catch(() => {});
  await Promise.race([ready, failed]);
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([ended, timeout]);
    clearTimeout(timer);
  }
}
