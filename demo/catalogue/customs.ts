import { type Static, Type } from 'typebox';
import type { MockupLayer } from '#server/images/render-artwork.ts';
import { exactly } from '#src/shared/contracts/schemas.ts';
import type { DemoSide } from '../mockups/demo-mockup.ts';
import { graphicOf } from './graphic-of.ts';
import { inTurn } from './in-turn.ts';
import { mockupOf, sideOf } from './mockup-of.ts';
import { type CustomProduct, customProducts } from './products.ts';
import { reference } from './references.ts';
import { list, read, text } from './schemas.ts';

const share = Type.Number({ minimum: 0, maximum: 1 });

/**
 * Where a graphic lies: its center and its width as shares of the print area's width and height. Its height follows from
 * its own shape.
 */
const placement = exactly({ graphic: reference('graphic'), x: share, y: share, width: share });

/** From the lowest to the topmost. */
const graphics = Type.Array(placement, { minItems: 1 });

const customsOf = ({ key, methods }: CustomProduct) => {
  const { colors, sides } = mockupOf(key);
  const side = (name: DemoSide['key']) =>
    sides.some((each) => each.key === name) ? { [name]: Type.Optional(graphics) } : {};
  return list({
    color: Type.Enum(colors.map((color) => color.key)),
    method: Type.Enum(methods),
    name: text,
    /** The decorated sides. */
    sides: Type.Unsafe<{ [Side in DemoSide['key']]?: Static<typeof graphics> }>(
      exactly({ ...side('front'), ...side('back') }),
    ),
    isBest: Type.Optional(Type.Literal(true)),
  });
};

type Custom = Static<ReturnType<typeof customsOf>>[number];
export type DemoCustom = Custom & { readonly product: string };

/** By the key of the product that is decorated. */
const schema = Type.Unsafe<Record<string, Custom[]>>(
  exactly(
    Object.fromEntries(customProducts.map((product) => [product.key, Type.Optional(customsOf(product))])),
  ),
);

const readCustoms = (name: string): DemoCustom[][] =>
  Object.entries(read(name, schema)).map(([product, customs]) =>
    customs.map((custom) => ({ ...custom, product })),
  );

/** The customs that the shop itself put together, the newest first. */
export const shopCustoms: readonly DemoCustom[] = inTurn(readCustoms('customs'));

/** The designs that the demo shopper has saved so far. */
export const shopperCustoms: readonly DemoCustom[] = readCustoms('shopper-customs').flat();

export const allCustoms: readonly DemoCustom[] = [...shopCustoms, ...shopperCustoms];

const byKey = new Map(allCustoms.map((custom) => [custom.key, custom]));

/** @throws Error when nobody composed it: what the content names has to be there. */
export function customOf(key: string): DemoCustom {
  const custom = byKey.get(key);
  if (!custom) throw new Error(`There is no custom ${key}`);
  return custom;
}

export const decoratedSides = ({ sides }: DemoCustom): DemoSide['key'][] =>
  (['front', 'back'] as const).filter((side) => sides[side]);

/** The layers of one side in mock-up units, lowest first; none when the side is left plain. */
export function layersOf(custom: DemoCustom, side: DemoSide['key']): MockupLayer[] {
  return (custom.sides[side] ?? []).map((each) => layerOf(each, sideOf(custom.product, side)));
}

function layerOf({ graphic, x, y, width: share }: Static<typeof placement>, { area }: DemoSide): MockupLayer {
  const { width: ownWidth, height: ownHeight } = graphicOf(graphic);
  const width = hundredths(area.width * share);
  const height = hundredths((width * ownHeight) / ownWidth);
  return {
    graphic,
    x: hundredths(area.x + area.width * x - width / 2),
    y: hundredths(area.y + area.height * y - height / 2),
    width,
    height,
  };
}

/** As exact as the columns of `custom_layer`. */
const hundredths = (units: number): number => Math.round(units * 100) / 100;
