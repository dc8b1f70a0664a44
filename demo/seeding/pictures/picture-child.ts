import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { serveTasks } from '#server/platform/concurrency/process-pool-child.ts';
import { demoPictures, earlyPaths } from './demo-pictures.ts';
import { createDrawingContext } from './drawing-context.ts';

export type PictureTask = { readonly kind: 'list' } | { readonly kind: 'draw'; readonly path: string };

/** Every path of the pictures that can be drawn, those that are seen first at the beginning. */
export type PictureList = { readonly early: readonly string[]; readonly others: readonly string[] };

const [directory = '', scale = '1', ...leftOut] = process.argv.slice(2);
const pictures = new Map(
  demoPictures()
    .filter(({ product }) => product === undefined || !leftOut.includes(product))
    .map((picture) => [picture.path, picture]),
);
const context = createDrawingContext(Number(scale), leftOut);

serveTasks<PictureTask, PictureList | null>(async (task) => {
  if (task.kind === 'list') return listPictures();
  const picture = pictures.get(task.path);
  if (!picture) throw new Error(`${task.path} is no picture of the demo shop`);
  await writeWhole(join(directory, task.path), await picture.make(await context));
  return null;
});

function listPictures(): PictureList {
  const early = earlyPaths();
  const paths = [...pictures.keys()];
  return {
    early: paths.filter((path) => early.has(path)),
    others: paths.filter((path) => !early.has(path)),
  };
}

/** A picture is either whole or not there, and until then nobody can request it: its name begins with a dot. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.${process.pid}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
