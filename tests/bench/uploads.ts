import sharp from 'sharp';
import { normalizePhoto } from '#server/images/normalize-photo.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { startServer } from '../support/server-process.ts';
import { openBenchIdentity } from './bench-members.ts';
import { cameraPhoto } from './camera-photo.ts';
import { startDemoPostgres } from './demo-postgres.ts';
import { silent } from './scale-shop.ts';
import { printRatio, printTiming, timeInterleaved } from './timing.ts';

// A photo as the phone sends it, uploaded over HTTP to the real server, which encodes it anew, beside the encoding alone in a
// process that does nothing else; and the photo of a browser that cannot make it smaller.

const postgres = await startDemoPostgres();
const pool = createPool(postgres.address, silent);
const identity = openBenchIdentity(pool);
const server = await startServer({
  DATABASE_URL: `postgres://postgres@localhost/kkumim?host=${encodeURIComponent(String(postgres.address.host))}`,
  DATA_DIR: postgres.dataDirectory,
  ...identity.environment,
});

/** A member may upload twenty photos in ten minutes. */
const memberCount = 20;

try {
  const members = await identity.createMembers(memberCount);
  const whole = await cameraPhoto();
  const shrunk = await sharp(whole).autoOrient().resize(1_512, 2_016).jpeg({ quality: 86 }).toBuffer();
  let turn = 0;
  const upload = async (photo: Buffer) => {
    turn += 1;
    const answer = await fetch(`${server.address}/api/v1/uploads?purpose=REVIEW`, {
      method: 'POST',
      headers: { ...members[turn % memberCount]?.headers, 'content-type': 'image/jpeg' },
      body: new Uint8Array(photo),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const photos = [
    { name: 'shrunk', photo: shrunk, count: 30 },
    { name: 'of 12 megapixels', photo: whole, count: 15 },
  ];
  for (const { name, photo, count } of photos) {
    console.log(`\nA photo ${name}, ${(photo.length / 2 ** 20).toFixed(1)} MB, two at once`);
    const works = [() => upload(photo), () => normalizePhoto({ kind: 'photo', source: photo })];
    const [ours, alone] = await timeInterleaved({ concurrency: 2, count }, works);
    if (!ours || !alone) throw new Error('A timing is missing.');
    printTiming('uploaded, encoded anew and stored', ours);
    printTiming('encoded anew alone', alone);
    printRatio(ours, alone);
  }
} finally {
  await server.stop();
  await pool.end();
  await postgres.stop();
}
