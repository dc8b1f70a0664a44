import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { StartupError } from '../../startup-error.ts';
import { postgresEnvironment } from './binaries.ts';

export type PostgresProcess = {
  /** Resolves with the last log lines when PostgreSQL exits without `stop` having been called. */
  readonly unexpectedExit: Promise<string>;
  /** Stops it cleanly: running statements are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
};

const readyLine = 'database system is ready to accept connections';
const maxLines = 20;

/** Starts PostgreSQL and resolves when it accepts connections. */
export async function startPostgres(command: readonly string[]): Promise<PostgresProcess> {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl+C in the terminal must not stop it before the requests in flight are answered.
    detached: true,
  });
  const exited = once(child, 'exit').catch(() => []);
  const stopChild = () => child.kill('SIGINT');
  process.once('exit', stopChild);
  let stopping = false;
  const lines: string[] = [];
  const unexpectedExit = new Promise<string>((resolve) => {
    void exited.then(() => {
      process.off('exit', stopChild);
      if (!stopping) resolve(lines.join('\n'));
    });
  });
  await waitUntilReady(child, { lines, unexpectedExit });
  return {
    unexpectedExit,
    stop: async () => {
      stopping = true;
      await stopProcess(child, exited);
    },
  };
}

async function waitUntilReady(
  child: ChildProcess,
  { lines, unexpectedExit }: { lines: string[]; unexpectedExit: Promise<string> },
): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (lines.length > maxLines) lines.shift();
      if (line.includes(readyLine)) resolve();
    });
  });
  const failed = unexpectedExit.then((output) => {
    throw new StartupError(
      `PostgreSQL did not start: ${output.split('\n').slice(-3).join(' ') || 'no message'}`,
    );
  });
  failed.catch(() => {});
  await Promise.race([ready, failed]);
}

async function stopProcess(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
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
    await Promise.race([exited, timeout]);
    clearTimeout(timer);
  }
}
