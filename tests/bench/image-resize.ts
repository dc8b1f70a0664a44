import { copyFile, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openShop } from '../support/running-shop.ts';
import { startServer } from '../support/server-process.ts';
import { printTiming, time } from './timing.ts';

// A resized picture over HTTP, made now and taken from the cache, beside sharp alone on the same file.

const shop = await openShop(3430);
const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
const cdn = join(shop.dataDirectory, 'cdn');
await symlink(cdn, join(dataDirectory, 'cdn'));
const pictures = (await readdir(join(cdn, 'customs'), { recursive: true }))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => `/customs/${file}`);
// A server starts on a database with the keys of that database only.
for (const key of ['data.key', 'identity.key'])
  await copyFile(join(shop.dataDirectory, key), join(dataDirectory, key));
const server = await startServer({ DATABASE_URL: shop.databaseUrl, DATA_DIR: dataDirectory });

function inTurn(): string {
  const picture = pictures.shift() ?? '';
  pictures.push(picture);
  return picture;
}

const overHttp = async (accept: string) => {
  const address = `${server.address}/api/v1/image-resize/m?image_url=${encodeURIComponent(inTurn())}`;
  const answer = await fetch(address, { headers: { accept } });
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  await answer.arrayBuffer();
};
const alone = async () => {
  await sharp(await readFile(join(cdn, inTurn())))
    .resize({ width: 480, withoutEnlargement: true })
    .avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();
};

const count = Math.floor(pictures.length / 1.2);
console.log(`\n${pictures.length} mock-ups of 1000 px to 480 px AVIF, 2 at once`);
printTiming('sharp alone', await time({ concurrency: 2, count }, alone));
printTiming('image-resize, made now', await time({ concurrency: 2, count }, () => overHttp('image/avif')));
printTiming(
  'image-resize, from the cache',
  await time({ concurrency: 2, count: 500 }, () => overHttp('image/avif')),
);
await server.stop();
await shop.end();
await rm(dataDirectory, { recursive: true });
