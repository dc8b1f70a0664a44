import type { ImageSource } from '#server/images/image-source.ts';
import { sizeInMm } from '#src/shared/artwork.ts';
import type { CustomSide } from './custom-side.ts';
import { readGraphics } from './read-graphics.ts';
import type { RenderPool } from './render-pool.ts';

/** The settings that printers ask for. */
const wantedDpi = 300;
/** 60 cm by 60 cm at 300 dpi. Larger areas, blankets, get fewer dots per inch: a file of theirs would not fit in memory. */
const maxPixels = 50_300_000;

type Parts = { readonly source: ImageSource; readonly renderPool: RenderPool };

/**
 * The print file of a side: a transparent PNG of exactly its print area at 300 dpi, from the graphics themselves.
 * @throws Error when a graphic cannot be read or drawn
 */
export async function renderPrintFile(side: CustomSide, { source, renderPool }: Parts): Promise<Buffer> {
  const { area, layers } = side;
  const graphics = await readGraphics(source, layers);
  const input = {
    kind: 'print',
    area,
    layers: layers.map(({ box, graphic_id }) => ({ ...box, graphic: graphic_id })),
    graphics,
    dpi: printFileDpi(side),
  } as const;
  const task = await renderPool.run((runTask) => runTask(input));
  if (!task.ok) throw new Error('Too many pictures are waiting to be drawn.');
  if (!task.value.ok) throw new Error(`The print file could not be drawn: ${task.value.problem}`);
  return task.value.value;
}

export function printFileDpi({ area }: CustomSide): number {
  const { width, height } = sizeInMm(area, area);
  const squareInches = (width / 25.4) * (height / 25.4);
  return Math.min(wantedDpi, Math.floor(Math.sqrt(maxPixels / squareInches)));
}
