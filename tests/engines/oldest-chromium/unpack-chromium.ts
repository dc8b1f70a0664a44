import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import packageFile from '@sparticuz/chromium/package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../../..');
export const packedChromium = join(root, 'node_modules/@sparticuz/chromium/bin/chromium.br');
const unpacked = join(root, 'node_modules/.cache/engines', `chromium-${packageFile.version}`);

/** Once per installation: it takes four seconds. */
export async function unpackChromium(): Promise<string> {
  const isThere = await access(unpacked).then(
    () => true,
    () => false,
  );
  if (isThere) return unpacked;
  await mkdir(dirname(unpacked), { recursive: true });
  const half = `${unpacked}.${process.pid}`;
  await pipeline(createReadStream(packedChromium), createBrotliDecompress(), createWriteStream(half));
  await chmod(half, 0o755);
  await rename(half, unpacked);
  return unpacked;
}
