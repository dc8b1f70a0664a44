import { fieldsOf, textOf } from '#src/shared/parse.ts';

/** One line of the option sheet. `customId`: the decorated version of the product, `null` for the plain one. */
export type ChosenLine = {
  readonly variantId: string;
  readonly customId: string | null;
  readonly quantity: number;
};

type Item = Pick<ChosenLine, 'variantId' | 'customId'>;

const isSame = (one: Item, other: Item): boolean =>
  one.variantId === other.variantId && one.customId === other.customId;

/** `null` when the item is chosen already: no option twice. */
export function addLine(lines: readonly ChosenLine[], item: Item): readonly ChosenLine[] | null {
  return lines.some((line) => isSame(line, item)) ? null : [...lines, { ...item, quantity: 1 }];
}

export const removeLine = (lines: readonly ChosenLine[], item: Item): readonly ChosenLine[] =>
  lines.filter((line) => !isSame(line, item));

export const withQuantity = (
  lines: readonly ChosenLine[],
  item: Item,
  quantity: number,
): readonly ChosenLine[] => lines.map((line) => (isSame(line, item) ? { ...line, quantity } : line));

/** Reads the lines that were stored on the device; malformed ones are left out. */
export function parseLines(stored: unknown): readonly ChosenLine[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((row) => {
    const { variantId: variant, customId, quantity } = fieldsOf(row) ?? {};
    const variantId = textOf(variant);
    if (!variantId || (customId !== null && textOf(customId) === undefined)) return [];
    if (!Number.isInteger(quantity) || Number(quantity) < 1) return [];
    return [{ variantId, customId: textOf(customId) ?? null, quantity: Number(quantity) }];
  });
}
