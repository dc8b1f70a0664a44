import { join } from 'node:path';
import { cdnDirectory } from '../database/open-database.ts';
import type { Files } from './files.ts';
import { openFolderFiles } from './folder-files.ts';
import type { S3Settings } from './s3-files.ts';

type FileSettings = { readonly s3: S3Settings | null; readonly dataDirectory: string };

/** S3 if it is configured; otherwise folders: `/cdn` serves the public one. */
export async function openFiles(config: FileSettings): Promise<Files> {
  if (!config.s3) {
    const folders = { public: cdnDirectory(config), private: join(config.dataDirectory, 'files') };
    return await openFolderFiles(folders);
  }
  // Loading the library takes longer than the rest of a start.
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files(config.s3);
}
