import { access, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { productId } from './keys/ids.ts';
import { demoPaths } from './keys/paths.ts';
import { demoMockupsDirectory } from './mockups/products.ts';
import { openDemoShop } from './seed.ts';

const { pool } = withDatabase();

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kkumim-left-out-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a shop opens without the product whose files are missing, and says so in one line', async () => {
  const mockupsDirectory = await temporaryFolder();
  const cdnDirectory = await temporaryFolder();
  await cp(demoMockupsDirectory, mockupsDirectory, { recursive: true });
  await rm(join(mockupsDirectory, 'coach-jacket/back/overlay.avif'));
  const warnings: object[] = [];
  const log = {
    info: () => {},
    warn: (details: object, text: string) => warnings.push({ ...details, text }),
  };
  const drawing = await openDemoShop({ pool, cdnDirectory, mockupsDirectory, log, pictureScale: 0.04 });
  onTestFinished(() => drawing?.close());

  const { rows } = await pool.query('select id, state from product where state <> $1', ['ACT']);
  expect(rows).toEqual([{ id: productId('coach-jacket'), state: 'HIDDEN' }]);

  // Nothing is drawn of it, and a picture that shows it beside others is drawn with those alone.
  const gone = [
    demoPaths.mockup('coach-jacket', 'front', 'navy'),
    demoPaths.mockupPart('coach-jacket/front/mask.webp'),
    demoPaths.gallery('coach-jacket', 'SIZE'),
    demoPaths.custom('jacket-euljiro', 'back'),
  ];
  for (const path of gone) expect(await drawing?.drawMissing(path), path).toBe(false);
  const cover = demoPaths.brandCover('hanbeol');
  expect(await drawing?.drawMissing(cover)).toBe(true);
  await access(join(cdnDirectory, cover));

  expect(warnings).toEqual([
    {
      files: ['coach-jacket/back/overlay.avif is missing or no picture'],
      text: 'demo shop: products are left out, their files cannot be drawn',
    },
  ]);
}, 120_000);
