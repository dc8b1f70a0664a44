import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const timeoutMs = 15_000;

/**
 * Ends a PostgreSQL that outlived a killed server. The caller holds the folder lock, so whoever still runs on this
 * cluster belongs to nobody. On Linux it is usually stopping already (see identity.ts); elsewhere it is told to.
 */
export async function endOrphan(clusterDirectory: string): Promise<void> {
  const pidFile = join(clusterDirectory, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid)) return;
  const deadline = Date.now() + timeoutMs;
  let signal: NodeJS.Signals | null = 'SIGINT';
  while (await runsOn(pid, clusterDirectory)) {
    if (signal) process.kill(pid, signal);
    signal = Date.now() > deadline ? 'SIGQUIT' : null;
    await wait(50);
  }
  // The number may have gone to an unrelated process, which PostgreSQL would take for a server of its own.
  await rm(pidFile, { force: true });
}

async function runsOn(pid: number, clusterDirectory: string): Promise<boolean> {
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
