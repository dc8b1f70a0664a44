import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoPictures, earlyPaths } from './demo-pictures.ts';
import { arePicturesDone, openPictureDrawing } from './picture-drawing.ts';

vi.setConfig({ testTimeout: 60_000 });

const fern = '/graphics/fern.webp';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kkumim-drawing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openDrawing(cdnDirectory: string, signal?: AbortSignal) {
  const warnings: object[] = [];
  const log = { info: () => {}, warn: (details: object) => warnings.push(details) };
  const drawing = await openPictureDrawing({ cdnDirectory, scale: 0.04, log, signal });
  onTestFinished(drawing.close);
  return { drawing, warnings };
}

test('a picture that many shoppers wait for at once is drawn once', async () => {
  const folder = await emptyFolder();
  const { drawing } = await openDrawing(folder);
  const waiting = Array.from({ length: 20 }, () => drawing.drawMissing(fern));
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  const { ino } = await stat(join(folder, fern));
  expect(await drawing.drawMissing(fern)).toBe(true);
  expect((await stat(join(folder, fern))).ino).toBe(ino);
});

test.each(['/graphics/nobody-drew-this.webp', '/graphics/../graphics/fern.webp', '/uploads/a.webp', '/'])(
  'nothing is drawn for %s',
  async (path) => {
    const folder = await emptyFolder();
    const { drawing, warnings } = await openDrawing(folder);
    expect(await drawing.drawMissing(path)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
    expect(warnings).toEqual([]);
  },
);

test('a start that ends in the middle leaves no part of a picture, and the next start completes it', async () => {
  const folder = await emptyFolder();
  const ending = new AbortController();
  const { drawing, warnings } = await openDrawing(folder, ending.signal);
  await drawing.drawEarly((drawn) => drawn === 3 && ending.abort());
  expect(await arePicturesDone(folder)).toBe(false);
  expect(await drawing.drawMissing('/graphics/tulips.webp')).toBe(false);
  expect(warnings).toEqual([]);

  const next = await openDrawing(folder);
  expect(await next.drawing.drawMissing(fern)).toBe(true);
  await access(join(folder, fern));
});

test('the others are drawn even while a visitor asks for hundreds of pictures at once', async () => {
  const folder = await emptyFolder();
  const { drawing } = await openDrawing(folder);
  const early = earlyPaths();
  const paths = demoPictures().map(({ path }) => path);
  const first = paths.find((path) => early.has(path)) ?? '';
  const asked = paths.filter((path) => path !== first).slice(0, 400);
  const answers = asked.map((path) => drawing.drawMissing(path));
  void drawing.drawOthers();
  await vi.waitFor(() => access(join(folder, first)), { timeout: 20_000, interval: 50 });
  drawing.close();
  expect(await Promise.all(answers)).toContain(false);
});
