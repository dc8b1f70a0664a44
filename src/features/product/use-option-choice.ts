import { useState } from 'react';
import type { SheetProduct, SheetVariant } from './option-sheet-query.ts';
import { methodChoices, sizeChoices } from './variant-choices.ts';

type OptionChoiceOptions = {
  readonly product: SheetProduct;
  readonly optionId: string | null;
  /** The production method of the custom that is bought; `null`: any. */
  readonly method: (optionId: string) => string | null;
  readonly initial?: { readonly size: string; readonly method?: string };
};

/** The size and the production method that are being chosen in one color, and the variant that they are. */
export function useOptionChoice({ product, optionId, method: methodOf, initial }: OptionChoiceOptions) {
  const [chosenSize, setSize] = useState<string | null>(initial?.size ?? null);
  const [chosenMethod, setMethod] = useState<string | null>(initial?.method ?? null);
  const options = product.product_options;
  const option = options.find(({ id }) => id === optionId) ?? options[0];
  if (!option || product.state !== 'ACT') return null;
  const boughtMethod = methodOf(option.id);
  const made = option.product_variants.filter(
    ({ production_method }) => boughtMethod === null || production_method === boughtMethod,
  );
  // A custom whose method is no longer offered in this color is made by any other.
  const variants = made.length > 0 ? made : option.product_variants;
  const sizes = sizeChoices(variants);
  const size = onlyOne(sizes) ?? chosenSize;
  const methods = methodChoices(variants, size);
  const method = methods.length === 0 ? 'NONE' : (onlyOne(methods) ?? chosenMethod);
  const variant = variants.find((each) => each.size === size && each.production_method === method);
  return {
    option,
    sizes,
    size,
    setSize,
    methods,
    method,
    setMethod,
    variant,
    /** Something was chosen, rather than being the only choice. */
    isTouched: chosenSize !== null || chosenMethod !== null,
    reset() {
      setSize(null);
      setMethod(null);
    },
  };
}

export type OptionChoice = Omit<
  NonNullable<ReturnType<typeof useOptionChoice>>,
  'variant' | 'setSize' | 'setMethod'
> & {
  readonly variant: SheetVariant | undefined;
  readonly setSize: (size: string) => void;
  readonly setMethod: (method: string) => void;
};

/** A single choice need not be made. */
function onlyOne(choices: readonly { readonly value: string; readonly isSoldOut: boolean }[]): string | null {
  const [first] = choices;
  return first && choices.length === 1 && !first.isSoldOut ? first.value : null;
}
