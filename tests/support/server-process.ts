import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

export type Environment = Readonly<Record<string, string>>;

export type ServerProcess = {
  /** `http://localhost:<port>` */
  readonly address: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

/** Runs the real server in a process of its own, on a free port unless `PORT` is given, and waits until it is open. */
export async function startServer(environment: Environment): Promise<ServerProcess> {
  const { child, output } = spawnServer({ PORT: '0', ...environment });
  const opened = /is open: (http:\S+)/;
  while (!opened.test(output.text)) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output.text}`);
    await wait(20);
  }
  const stop = () => stopProcess(child);
  return { address: opened.exec(output.text)?.[1] ?? '', process: child, stop };
}

/** The process as it starts, and what it has said so far. */
export function spawnServer(environment: Environment) {
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    // Nothing of the caller's own configuration, and none of its languages.
    env: {
      PATH: process.env.PATH,
      DEMO: '0',
      LOG_LEVEL: 'error',
      // Compiled code is kept: half the time of a start.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output.text += piece;
    });
  }
  return { child, output };
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
