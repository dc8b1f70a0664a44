import type { Text } from '../../content/text.ts';
import type { DemoSide } from '../../mockups/demo-mockup.ts';
import type { Method } from '../products/demo-product.ts';

/**
 * Where a graphic lies: its center and its width as shares (0 to 1) of the print area's width and height. Its height
 * follows from its own shape.
 */
export type Placement = {
  readonly graphic: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

export type DemoCustom = {
  readonly key: string;
  readonly product: string;
  readonly color: string;
  readonly method: Method;
  readonly name: Text;
  /** The decorated sides, each with its graphics from the lowest to the topmost. */
  readonly sides: { readonly [Side in DemoSide['key']]?: readonly Placement[] };
  readonly isBest?: true;
};

export const decoratedSides = ({ sides }: DemoCustom): DemoSide['key'][] =>
  (['front', 'back'] as const).filter((side) => sides[side]);
