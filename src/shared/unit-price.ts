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
};

/**
 * What one piece costs, itemised: the product, what its colour and its size and production method add,
 * then each decorated side with its graphics. Colours and variants that add nothing are not listed.
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
    ...(variant ? [variantLine(variant)] : []),
  ];
  return [...(base ? [base] : []), ...added.filter(({ amount }) => amount !== 0), ...decorations];
}

/** What a production method adds at least, as long as no size is chosen. */
export function cheapestOf<Each extends Pick<Variant, 'add_price'>>(
  variants: readonly Each[],
): Each | undefined {
  return variants.toSorted((one, other) => one.add_price - other.add_price)[0];
}

function variantLine({ id, name_ko, name_en, add_price }: Variant): PriceLine {
  return { part: 'variant', id, name_ko, name_en, amount: add_price };
}
