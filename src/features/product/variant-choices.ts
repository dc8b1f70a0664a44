type Variant = {
  readonly size: string;
  readonly production_method: string;
  readonly stock_count: number;
};

type Choice = { readonly value: string; readonly isSoldOut: boolean };

/** The sizes of one color. A size is sold out if all of its production methods are. */
export function sizeChoices(variants: readonly Variant[]): Choice[] {
  return choicesBy(variants, ({ size }) => size);
}

/** The production methods of one color in the selected size; in all sizes if `size` is `null`. */
export function methodChoices(variants: readonly Variant[], size: string | null): Choice[] {
  const ofSize = variants.filter((variant) => size === null || variant.size === size);
  return choicesBy(ofSize, (variant) => variant.production_method).filter(({ value }) => value !== 'NONE');
}

function choicesBy(variants: readonly Variant[], read: (variant: Variant) => string): Choice[] {
  const stockByValue = new Map<string, number>();
  for (const variant of variants) {
    const value = read(variant);
    stockByValue.set(value, (stockByValue.get(value) ?? 0) + variant.stock_count);
  }
  return [...stockByValue].map(([value, stock]) => ({ value, isSoldOut: stock <= 0 }));
}
