import type { MockupOptions } from '#server/images/mockup-renderer.ts';

/** Where a thing lies: its center as shares of the scene's width and height, its edge as a share of the width. */
export type Place = {
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
};

export type SceneItem =
  | (Place & ({ mockup: MockupOptions } | { graphic: string } | { sticker: string }))
  /** SVG content over the whole scene, which is 1000 units wide. */
  | { drawing: string };

/** Flat shapes of one color behind the items. */
export type Backdrop =
  | { shape: 'sun'; x: number; y: number; radius: number; color: string }
  | { shape: 'arch'; x: number; width: number; top: number; color: string }
  | { shape: 'floor'; top: number; color: string }
  | { shape: 'hill'; top: number; color: string }
  | { shape: 'rays'; x: number; y: number; color: string }
  | { shape: 'checks'; top: number; color: string }
  | { shape: 'stripes'; color: string }
  | { shape: 'dots'; color: string };

/** A picture of items without words: the storefront sets those. Items may reach over the edges. */
export type Scene = {
  /** Pixels. */
  width: number;
  height: number;
  ground: string;
  /** From the back to the front. */
  backdrops?: readonly Backdrop[];
  items: readonly SceneItem[];
  /** Lit like a snapshot, from a window on this side. */
  window?: 'left' | 'right';
};
