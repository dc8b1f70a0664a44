import { join } from 'node:path';
import sharp from 'sharp';
import type { DemoMockup, DemoSide } from './demo-mockup.ts';
import { demoMockups, demoMockupsDirectory } from './products.ts';

/** Says what is wrong with the files of products that cannot be drawn, by the key of the product. Only heads of files are read. */
export async function findWrongFiles(directory = demoMockupsDirectory): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    demoMockups.map(async (mockup) => [mockup.key, await problemOf(mockup, directory)] as const),
  );
  return new Map(found.flatMap(([key, problem]) => (problem === undefined ? [] : [[key, problem]])));
}

async function problemOf({ sides, plainBack }: DemoMockup, directory: string): Promise<string | undefined> {
  const all = plainBack ? [...sides, plainBack.side] : sides;
  const problems = await Promise.all(all.map((side) => problemOfSide(side, directory)));
  return problems.find((problem) => problem !== undefined);
}

/** Mask, overlay and foreground lie on each other pixel by pixel; `uv` is smaller. */
async function problemOfSide(side: DemoSide, directory: string): Promise<string | undefined> {
  const { mask, overlay, foreground, uv } = side;
  const files = [mask, overlay, foreground, uv].filter((file) => file !== null);
  const sizes = await Promise.all(files.map((file) => readSize(join(directory, file))));
  const edge = sizes[0]?.[0];
  for (const [at, file] of files.entries()) {
    const size = sizes[at];
    if (!size) return `${file} is missing or no picture`;
    const [width, height] = size;
    if (width !== height) return `${file} has ${width} x ${height} pixels and is no square`;
    if (width !== edge && file !== uv) return `${file} has ${width} x ${height} pixels, but its mask ${edge}`;
  }
  return undefined;
}

const readSize = (file: string): Promise<readonly [width: number, height: number] | null> =>
  sharp(file)
    .metadata()
    .then(
      ({ width, height }) => [width, height],
      () => null,
    );
