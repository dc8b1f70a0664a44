/** Flat measures of a garment, as size charts have them. */
export type ClothesMeasure = 'LENGTH' | 'SHOULDER' | 'CHEST' | 'SLEEVE';

export const clothesMeasures: readonly ClothesMeasure[] = ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'];

/**
 * The measures that a shopper stored on the device, in cm: a garment that fits, measured flat, or their own body, where `CHEST` is the
 * girth.
 */
export type MySize = {
  readonly of: 'garment' | 'body';
  readonly cm: Readonly<Partial<Record<ClothesMeasure, number>>>;
};

export type SizeRow = { readonly size: string; readonly cm: Readonly<Record<string, number>> };

/** A shirt is wider than the body under it by half of 10 cm around the chest, and by 2 cm at the shoulders. */
const ease = { CHEST: 5, SHOULDER: 2 };

/** The size whose measures are nearest to the shopper's; `null` if they have none in common. */
export function nearestSize(rows: readonly SizeRow[], mine: MySize): string | null {
  const wanted = Object.entries(mine.of === 'body' ? garmentFor(mine.cm) : mine.cm);
  const distances = rows.flatMap(({ size, cm }) => {
    const squares = wanted.flatMap(([measure, value]) => {
      const of = cm[measure];
      return of === undefined ? [] : [(of - value) ** 2];
    });
    if (squares.length === 0) return [];
    return [{ size, distance: squares.reduce((sum, square) => sum + square, 0) / squares.length }];
  });
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  return nearest?.size ?? null;
}

function garmentFor({ CHEST, SHOULDER }: MySize['cm']): MySize['cm'] {
  return {
    ...(CHEST !== undefined && { CHEST: CHEST / 2 + ease.CHEST }),
    ...(SHOULDER !== undefined && { SHOULDER: SHOULDER + ease.SHOULDER }),
  };
}
