import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DemoPicture, Studio } from './studio.ts';

/** One picture is encoded by native threads while the next is drawn; more at once only costs memory. */
const atOnce = 4;

/** Writes every picture below `directory`; a file is either whole or not there. */
export async function writePictures(order: {
  pictures: readonly DemoPicture[];
  studio: Studio;
  directory: string;
  onPicture: (drawn: number, all: number) => void;
  signal?: AbortSignal;
}): Promise<void> {
  const { pictures, studio, directory, onPicture, signal } = order;
  const folders = new Set(pictures.map(({ path }) => dirname(join(directory, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  const waiting = pictures.values();
  let written = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { path, make } of waiting) {
        signal?.throwIfAborted();
        await writeWhole(join(directory, path), await make(studio));
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
