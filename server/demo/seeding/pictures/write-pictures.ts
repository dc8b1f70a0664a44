import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DemoPicture, DrawingContext } from './drawing-context.ts';

/** One picture is encoded by native threads while the next is drawn; more at once only costs memory. */
const concurrency = 4;

/** Writes every picture below `directory`; a file is either whole or not there. */
export async function writePictures(order: {
  pictures: readonly DemoPicture[];
  context: DrawingContext;
  directory: string;
  onPicture: (drawn: number, all: number) => void;
  signal?: AbortSignal;
}): Promise<void> {
  const { pictures, context, directory, onPicture, signal } = order;
  const folders = new Set(pictures.map(({ path }) => dirname(join(directory, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  const waiting = pictures.values();
  let written = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const { path, make } of waiting) {
        signal?.throwIfAborted();
        await writeWhole(join(directory, path), await make(context));
        written++;
        onPicture(written, pictures.length);
      }
    }),
  );
}

async function writeWhole(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
