import type { ImageSource } from '#server/images/image-source.ts';
import { hasExternalReferences } from '#server/images/svg-external-references.ts';
import type { CustomSide } from './custom-side.ts';

/** @throws Error when an image is not there, too large, or loads others */
export async function readImage(source: ImageSource, path: string): Promise<Buffer> {
  const file = await source.read(path);
  if (!file.ok) throw new Error(`${path} could not be read: ${file.problem}`);
  if (path.endsWith('.svg') && hasExternalReferences(file.value))
    throw new Error(`${path} loads other files`);
  return file.value;
}

/** The files of graphics by their ids. */
export async function readGraphics(
  source: ImageSource,
  layers: CustomSide['layers'],
): Promise<ReadonlyMap<string, Buffer>> {
  const paths = new Map(layers.map(({ graphic_id, src }) => [graphic_id, src]));
  const files = [...paths].map(async ([id, src]) => [id, await readImage(source, src)] as const);
  return new Map(await Promise.all(files));
}
