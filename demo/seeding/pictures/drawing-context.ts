import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createMockupRenderer,
  type MockupOptions,
  type MockupRenderer,
} from '#server/images/mockup-renderer.ts';
import type { MockupSide } from '#server/images/mockup-side.ts';
import { blankImage, toSharp } from '#server/images/raw-image.ts';
import { demoGraphics, demoGraphicsDirectory } from '../../graphics/artists.ts';
import { demoMockups, demoMockupsDirectory } from '../../mockups/products.ts';

/** The values that the functions for the demo images share. */
export type DrawingContext = {
  readonly mockupRenderer: MockupRenderer;
  readonly graphics: MockupOptions['graphics'];
  /** Scales a length given for full size; tests draw the same images smaller. */
  readonly pixels: (full: number) => number;
};

/** An image file of the CDN, and the function that draws it. */
export type DemoPicture = {
  /** Below the CDN root, with a leading slash. */
  readonly path: string;
  /** The key of the product that the picture is about. */
  readonly product?: string;
  readonly make: (context: DrawingContext) => Promise<Buffer>;
};

/** @param leftOut keys of products whose files cannot be drawn */
export async function createDrawingContext(
  scale: number,
  leftOut: readonly string[] = [],
): Promise<DrawingContext> {
  const files = await Promise.all(
    demoGraphics.map(
      async ({ key, file }) => [key, await readFile(join(demoGraphicsDirectory, file))] as const,
    ),
  );
  return {
    mockupRenderer: createRendererWithout(leftOut),
    graphics: new Map(files),
    pixels: (full) => Math.max(1, Math.round(full * scale)),
  };
}

/** Scenes are drawn without the products that are left out. */
function createRendererWithout(leftOut: readonly string[]): MockupRenderer {
  const renderer = createMockupRenderer({ maxCachedSides: 16 });
  const sides = demoMockups.filter(({ key }) => leftOut.includes(key)).flatMap((mockup) => mockup.sides);
  const masks = new Set(sides.map((side) => mockupSide(side).mask));
  return {
    ...renderer,
    renderPixels: async (options) => {
      const { side, size = 1000 } = options;
      return masks.has(side.mask) ? blankImage(size, size) : renderer.renderPixels(options);
    },
  };
}

/** The same side, with file paths for its parts. */
export function mockupSide<Side extends MockupSide>(side: Side): Side {
  return {
    ...side,
    mask: join(demoMockupsDirectory, side.mask),
    overlay: join(demoMockupsDirectory, side.overlay),
    foreground: side.foreground && join(demoMockupsDirectory, side.foreground),
    uv: side.uv && join(demoMockupsDirectory, side.uv),
  };
}

/** A mock-up as WebP, encoded for speed: the first start renders hundreds of them. */
export async function printMockup({ mockupRenderer }: DrawingContext, order: MockupOptions): Promise<Buffer> {
  return toSharp(await mockupRenderer.renderPixels(order))
    .removeAlpha()
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}
