import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import {
  type Environment,
  type ServerProcess,
  spawnServer,
  startServer,
  stopProcess,
} from './server-process.ts';

type TestServer = ServerProcess & {
  /** The process id of its embedded PostgreSQL. */
  readonly postgresPid: number;
};

/** A server with a data folder of its own that is stopped with the test at the latest. */
export async function startTestServer(dataDirectory: string): Promise<TestServer> {
  const server = await startServer({ DATA_DIR: dataDirectory });
  onTestFinished(server.stop);
  const pidFile = await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8');
  return { ...server, postgresPid: Number.parseInt(pidFile, 10) };
}

/** A server that a test watches from its first moment on. */
export function spawnTestServer(environment: Environment): ReturnType<typeof spawnServer> {
  const spawned = spawnServer(environment);
  onTestFinished(() => stopProcess(spawned.child));
  return spawned;
}

/** Runs a server that is expected to refuse. */
export async function runFailingServer(
  environment: Environment,
): Promise<{ code: number | null; message: string }> {
  const { child, output } = spawnTestServer(environment);
  await once(child, 'close');
  return { code: child.exitCode, message: output.text };
}

export async function waitUntilGone(pid: number, timeoutMs = 10_000): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(20)) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
  }
  return false;
}
