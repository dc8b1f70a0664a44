import type { ChosenCoupons, Quote, UserCoupon } from './checkout-values.ts';

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

/**
 * The coupons that take off most: all those that go together, each once, or one that is used by itself if that is more.
 * Estimated by what each takes off alone; the quote says what they take off together.
 */
export function bestCoupons(
  quote: Quote,
  coupons: readonly Pick<UserCoupon, 'id' | 'is_combinable'>[],
): ChosenCoupons {
  const isCombinable = ({ id }: Applicable) => coupons.find((one) => one.id === id)?.is_combinable ?? true;
  const useful = quote.coupons.applicable
    .filter(({ discount }) => discount > 0)
    .toSorted((one, other) => other.discount - one.discount);
  const together = chooseTogether(quote, useful.filter(isCombinable));
  const alone = useful.find((coupon) => !isCombinable(coupon) && coupon.type === 'ORDER');
  return alone && alone.discount > together.discount ? { order: alone.id } : together.chosen;
}

/** `sorted`: by what they take off. */
function chooseTogether({ lines }: Quote, sorted: readonly Applicable[]) {
  const used: Applicable[] = [];
  const pickBest = (matches: (coupon: Applicable) => boolean): string | null => {
    const coupon = sorted.find((one) => !used.includes(one) && matches(one));
    if (coupon) used.push(coupon);
    return coupon?.id ?? null;
  };
  let chosen: ChosenCoupons = {};
  for (const { index } of lines) {
    for (const kind of ['product', 'graphic'] as const) {
      const id = pickBest(({ type, line_indexes }) => type === kinds[kind] && line_indexes.includes(index));
      if (id) chosen = withLineCoupon(chosen, index, kind, id);
    }
  }
  chosen = withOrderCoupon(
    chosen,
    pickBest(({ type }) => type === 'ORDER'),
  );
  return { chosen, discount: used.reduce((sum, { discount }) => sum + discount, 0) };
}

/** The coupons that a line may choose. */
export const couponsOfLine = ({ coupons }: Quote, index: number, kind: LineCoupon): readonly Applicable[] =>
  coupons.applicable.filter(({ type, line_indexes }) => type === kinds[kind] && line_indexes.includes(index));
