import { customPriceLines, type PricedProduct, type PricedSide, type PriceLine } from './custom-price.ts';

type Option = {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
  readonly price: number;
};

type Variant = {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
  readonly add_price: number;
  /** The price that the size adds with its cheapest production method: nothing is applied to a blank piece, so it costs no more. */
  readonly blank_add_price: number;
};

/**
 * The price of one piece, itemized: the product, what its color and its size and production method add,
 * then each decorated side with its graphics. Colors and variants that add nothing are not listed.
 *
 * @param variant null as long as neither size nor production method is chosen
 */
export function unitPriceLines(
  product: PricedProduct,
  option: Option,
  variant: Variant | null,
  sides: readonly PricedSide[],
): PriceLine[] {
  const [base, ...decorations] = customPriceLines(product, sides);
  const { id, name_ko, name_en } = option;
  const added: PriceLine[] = [
    { part: 'option', id, name_ko, name_en, amount: option.price },
    ...(variant ? [variantLine(variant, decorations.length > 0)] : []),
  ];
  return [...(base ? [base] : []), ...added.filter(({ amount }) => amount !== 0), ...decorations];
}

type Design = {
  readonly method: string;
  readonly option: Option & {
    /** The variants of each production method the cheapest. */
    readonly product_variants: readonly MethodVariant[];
  };
};

type MethodVariant = {
  readonly id: string;
  readonly production_method: string;
  readonly add_price: number;
};

/** The price that a design costs before its size is chosen, wherever it is shown: the least that its method costs in its color. */
export function designPriceLines(
  product: PricedProduct,
  { method, option }: Design,
  sides: readonly PricedSide[],
): PriceLine[] {
  const variants = option.product_variants;
  const variant = cheapestOf(variants.filter(({ production_method }) => production_method === method));
  const names = namesOf(method);
  return unitPriceLines(
    product,
    option,
    variant && names ? { ...variant, ...names, blank_add_price: blankAddPrice(variants) } : null,
    sides,
  );
}

/** The variant that adds the least, as long as no size is chosen. */
export function cheapestOf<Each extends Pick<Variant, 'add_price'>>(
  variants: readonly Each[],
): Each | undefined {
  return variants.toSorted((one, other) => one.add_price - other.add_price)[0];
}

/** @param variants of one size, by all its production methods */
export const blankAddPrice = (variants: readonly Pick<Variant, 'add_price'>[]): number =>
  cheapestOf(variants)?.add_price ?? 0;

/** As lines of a price name a production method. */
export const methodLabels = {
  EMBROIDERY: { name_ko: '자수', name_en: 'Embroidery' },
  PRINTING: { name_ko: '프린팅', name_en: 'Printing' },
  TRANSFER: { name_ko: '전사', name_en: 'Transfer' },
} as const;

const namesOf = (method: string) =>
  method in methodLabels ? methodLabels[method as keyof typeof methodLabels] : null;

function variantLine(variant: Variant, isDecorated: boolean): PriceLine {
  const { id, name_ko, name_en, add_price, blank_add_price } = variant;
  return { part: 'variant', id, name_ko, name_en, amount: isDecorated ? add_price : blank_add_price };
}
