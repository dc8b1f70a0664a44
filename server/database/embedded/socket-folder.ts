import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// sizeof(sockaddr_un.sun_path) less the closing zero: 108 bytes on Linux, 104 on macOS.
const longestPath = process.platform === 'linux' ? 107 : 103;

/** A private folder for PostgreSQL's Unix socket: below the data folder, or below /tmp when that path is too long. */
export async function makeSocketFolder(dataDirectory: string): Promise<string> {
  const folder = join(dataDirectory, 'socket');
  // A lock file left by a killed PostgreSQL may name a process id that now belongs to somebody else.
  await rm(folder, { recursive: true, force: true });
  if (fits(folder)) {
    await mkdir(folder, { mode: 0o700 });
    return folder;
  }
  return await mkdtemp(join(fits(join(tmpdir(), 'kkumim-123456')) ? tmpdir() : '/tmp', 'kkumim-'));
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestPath;
