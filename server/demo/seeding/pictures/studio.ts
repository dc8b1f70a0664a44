import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoGraphics, demoGraphicsDirectory } from '#server/demo/graphics/artists.ts';
import { demoMockupsDirectory } from '#server/demo/mockups/products.ts';
import {
  createMockupRenderer,
  type MockupOptions,
  type MockupRenderer,
} from '#server/images/mockup-renderer.ts';
import type { MockupSide } from '#server/images/mockup-side.ts';
import { toSharp } from '#server/images/raw-image.ts';

/** What every picture of the demo shop is made with. */
export type Studio = {
  readonly mockupRenderer: MockupRenderer;
  readonly graphics: MockupOptions['graphics'];
  /** Pixels of a length meant for full size; tests draw the same pictures small. */
  readonly pixels: (full: number) => number;
};

/** A file of the shop's CDN and how it is made. */
export type DemoPicture = {
  /** Below the CDN root, with a leading slash. */
  readonly path: string;
  readonly make: (studio: Studio) => Promise<Buffer>;
};

export async function openStudio(scale: number): Promise<Studio> {
  const files = await Promise.all(
    demoGraphics.map(
      async ({ key, file }) => [key, await readFile(join(demoGraphicsDirectory, file))] as const,
    ),
  );
  return {
    mockupRenderer: createMockupRenderer({ maxCachedSides: 16 }),
    graphics: new Map(files),
    pixels: (full) => Math.max(1, Math.round(full * scale)),
  };
}

/** The same side, its parts as files of this machine. */
export function mockupSide<Side extends MockupSide>(side: Side): Side {
  return {
    ...side,
    mask: join(demoMockupsDirectory, side.mask),
    overlay: join(demoMockupsDirectory, side.overlay),
    foreground: side.foreground && join(demoMockupsDirectory, side.foreground),
  };
}

/** A mock-up as a file. Encoded for speed: hundreds of them are made while somebody waits for the first start. */
export async function printMockup({ mockupRenderer }: Studio, order: MockupOptions): Promise<Buffer> {
  return toSharp(await mockupRenderer.renderPixels(order))
    .removeAlpha()
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}
