import type { Cloth } from './cloth.ts';
import type { Shadow } from './overlay.ts';

/** One side of a product as it is drawn. Strings are SVG content in mock-up units. */
export type Drawing = {
  /** Where the cloth color lies. */
  mask: string;
  /** The folds of the cloth; goods without cloth are drawn by `relief` alone. */
  cloth?: Cloth;
  /** Where the cloth's own shading does not reach: collars and the like, which `relief` shades. */
  plain?: string;
  /** Neutral (black and white) light, seams and stitches above the shading, cut at the mask. */
  relief: string;
  /** A shadow on the table, for goods that stand. */
  ground?: string;
  shadow: Shadow;
  /** In full color, above a print. */
  foreground?: string;
};
