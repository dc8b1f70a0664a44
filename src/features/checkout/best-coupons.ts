import type { ChosenCoupons, Quote } from './checkout-values.ts';

type Applicable = Quote['coupons']['applicable'][number];
type CouponLine = NonNullable<ChosenCoupons['lines']>[number];
type LineCoupon = 'product' | 'graphic';

const kinds = { product: 'PRODUCT', graphic: 'GRAPHIC' } as const;

/** Which coupon a line has chosen. */
export const lineCoupon = (coupons: ChosenCoupons, index: number, kind: LineCoupon): string | null =>
  coupons.lines?.find((line) => line.index === index)?.[kind] ?? null;

/** With another choice for one line; a coupon leaves the line that it was chosen for before. */
export function withLineCoupon(
  coupons: ChosenCoupons,
  index: number,
  kind: LineCoupon,
  id: string | null,
): ChosenCoupons {
  const others: CouponLine[] = (coupons.lines ?? []).map((line) => {
    const { [kind]: current, ...rest } = line;
    return line.index === index || current === id ? rest : line;
  });
  const kept: CouponLine = others.find((line) => line.index === index) ?? { index };
  const line = id ? { ...kept, [kind]: id } : kept;
  const lines = [...others.filter((one) => one.index !== index), line].filter(
    ({ product, graphic }) => product || graphic,
  );
  return { ...(coupons.order && { order: coupons.order }), ...(lines.length > 0 && { lines }) };
}

export function withOrderCoupon({ lines }: ChosenCoupons, id: string | null): ChosenCoupons {
  return { ...(lines && { lines }), ...(id && { order: id }) };
}

/** Without a coupon that cannot be used any more. */
export function withoutCoupon(coupons: ChosenCoupons, id: string): ChosenCoupons {
  let rest = coupons.order === id ? withOrderCoupon(coupons, null) : coupons;
  for (const { index, product, graphic } of coupons.lines ?? []) {
    if (product === id) rest = withLineCoupon(rest, index, 'product', null);
    if (graphic === id) rest = withLineCoupon(rest, index, 'graphic', null);
  }
  return rest;
}

/** The coupons that take off most by themselves, each once. */
export function bestCoupons({ lines, coupons: { applicable } }: Quote): ChosenCoupons {
  const used = new Set<string>();
  const best = (matches: (coupon: Applicable) => boolean): string | null => {
    const [first] = applicable
      .filter((coupon) => !used.has(coupon.id) && coupon.discount > 0 && matches(coupon))
      .toSorted((one, other) => other.discount - one.discount);
    if (first) used.add(first.id);
    return first?.id ?? null;
  };
  let chosen: ChosenCoupons = {};
  for (const { index } of lines) {
    for (const kind of ['product', 'graphic'] as const) {
      const id = best(({ type, line_indexes }) => type === kinds[kind] && line_indexes.includes(index));
      if (id) chosen = withLineCoupon(chosen, index, kind, id);
    }
  }
  return withOrderCoupon(
    chosen,
    best(({ type }) => type === 'ORDER'),
  );
}

/** Those that a line may choose. */
export const couponsOfLine = ({ coupons }: Quote, index: number, kind: LineCoupon): readonly Applicable[] =>
  coupons.applicable.filter(({ type, line_indexes }) => type === kinds[kind] && line_indexes.includes(index));
