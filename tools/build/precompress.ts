import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { projectFolder } from '../scripts/run-command.ts';

const dist = join(projectFolder, 'dist');
// Smaller files gain nothing, the page itself is completed and compressed by the server.
const least = 1024;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < least) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const files = await Array.fromAsync(glob('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: dist }));
await Promise.all(files.map((file) => compressFile(join(dist, file))));
