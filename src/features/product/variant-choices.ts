type Variant = {
  readonly size: string;
  readonly production_method: string;
  readonly stock_count: number;
};

type Choice = { readonly value: string; readonly isSoldOut: boolean };

/** The sizes of one colour in their order; sold out when none of its production methods is left. */
export function sizeChoices(variants: readonly Variant[]): Choice[] {
  return choicesBy(variants, ({ size }) => size);
}

/** How one colour can be decorated in the chosen size (in any, while none is chosen). */
export function methodChoices(variants: readonly Variant[], size: string | null): Choice[] {
  const ofSize = variants.filter((variant) => size === null || variant.size === size);
  return choicesBy(ofSize, (variant) => variant.production_method).filter(({ value }) => value !== 'NONE');
}

function choicesBy(variants: readonly Variant[], read: (variant: Variant) => string): Choice[] {
  const left = new Map<string, number>();
  for (const variant of variants) {
    const value = read(variant);
    left.set(value, (left.get(value) ?? 0) + variant.stock_count);
  }
  return [...left].map(([value, stock]) => ({ value, isSoldOut: stock <= 0 }));
}
