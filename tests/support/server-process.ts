import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const main = join(import.meta.dirname, '../../server/main.ts');

export type ServerProcess = {
  /** `http://localhost:<port>` */
  readonly address: string;
  readonly process: ChildProcess;
  /** The process id of its embedded PostgreSQL. */
  readonly postgresPid: number;
};

type Environment = Record<string, string>;

/** Runs `server/main.ts` on a free port and waits until it says that it is open. It is killed with the test at the latest. */
export async function startServer(environment: Environment): Promise<ServerProcess> {
  const { child, output } = spawnServer({ PORT: '0', ...environment });
  const opened = /is open: (http:\S+)/;
  while (!opened.test(output.text)) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output.text}`);
    await wait(20);
  }
  const pidFile = join(environment.DATA_DIR ?? '', 'postgres/postmaster.pid');
  return {
    address: opened.exec(output.text)?.[1] ?? '',
    process: child,
    postgresPid: Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10),
  };
}

/** Runs a server that is expected to refuse. */
export async function refusedStart(
  environment: Environment,
): Promise<{ code: number | null; message: string }> {
  const { child, output } = spawnServer(environment);
  await once(child, 'close');
  return { code: child.exitCode, message: output.text };
}

/** The process as it starts, and what it has said so far. */
export function spawnServer(environment: Environment) {
  const child = spawn(process.execPath, [main], {
    // Nothing of the caller's own configuration, and none of its languages.
    env: { PATH: process.env.PATH, DEMO: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output.text += piece;
    });
  }
  return { child, output };
}

export async function isGone(pid: number, patience = 10_000): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(20)) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
  }
  return false;
}
