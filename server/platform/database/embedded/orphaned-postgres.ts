import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const timeoutMs = 15_000;

/**
 * Stops a PostgreSQL that outlived a killed server. The caller holds the lock of the data directory, so a process that
 * still runs on this cluster has no parent. On Linux it is usually stopping already (see process-user.ts); elsewhere it
 * gets a signal.
 */
export async function stopOrphanedPostgres(clusterDirectory: string): Promise<void> {
  const pidFile = join(clusterDirectory, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid)) return;
  const deadline = Date.now() + timeoutMs;
  let signal: NodeJS.Signals | null = 'SIGINT';
  while (await isRunningOn(pid, clusterDirectory)) {
    if (signal) process.kill(pid, signal);
    signal = Date.now() > deadline ? 'SIGQUIT' : null;
    await wait(50);
  }
  // The id may belong to an unrelated process by now, which PostgreSQL would take for a running server.
  await rm(pidFile, { force: true });
}

async function isRunningOn(pid: number, clusterDirectory: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform === 'linux') {
    const directory = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return directory === (await realpath(clusterDirectory));
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(clusterDirectory);
}
