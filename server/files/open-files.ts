import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { cdnDirectory } from '#server/database/open-database.ts';
import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';

/** S3 if it is configured; otherwise folders: `/cdn` serves the public one. */
export async function openFiles(config: Config): Promise<Files> {
  if (!config.s3) {
    const folders = { public: cdnDirectory(config), private: join(config.dataDirectory, 'files') };
    return await openFolderFiles(folders);
  }
  // Loading the library takes longer than the rest of a start.
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files(config.s3);
}
