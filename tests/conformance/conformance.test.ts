import { fileURLToPath } from 'node:url';
import { describe, expect, inject, test } from 'vitest';
import { findFolders } from './find-folders.ts';
import { replayFolder } from './replay-folder.ts';

const folders = await findFolders(fileURLToPath(new URL('cases', import.meta.url)));

describe('the data service answers as the case files of this shop say', () => {
  test.each(folders.map((folder) => [folder.name, folder] as const))(
    '%s',
    { timeout: 60_000 },
    async (_name, folder) => {
      const outcomes = await replayFolder(inject('postgres'), folder);
      expect(outcomes).toEqual(folder.files.map(({ name: file }) => ({ file, result: 'pass', wording: [] })));
    },
  );
});
