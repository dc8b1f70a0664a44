import { useLingui } from '@lingui/react/macro';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import type { OwnCoupon } from './load-coupons.ts';

export type CouponRules = Pick<
  OwnCoupon,
  | 'name_ko'
  | 'name_en'
  | 'type'
  | 'discount_type'
  | 'discount_value'
  | 'min_order_amount'
  | 'max_discount'
  | 'max_discount_unit'
  | 'applicable_quantity'
  | 'is_combinable'
  | 'targets'
  | 'valid_from'
>;

/** The rules of a coupon in plain words: what it is for, and each condition as a sentence. */
export function useCouponTerms(coupon: CouponRules): { kind: string; terms: string[] } {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const text = useLocaleText();
  const kinds = { ORDER: t`Order coupon`, PRODUCT: t`Product coupon`, GRAPHIC: t`Graphic coupon` };
  const names = coupon.targets.map(({ name_ko, name_en }) => text(name_ko, name_en)).join(', ');
  const [least, most, mostEach] = [
    coupon.min_order_amount,
    coupon.max_discount ?? 0,
    coupon.max_discount_unit ?? 0,
  ].map(formatMoney);
  const count = coupon.applicable_quantity;
  const start = coupon.valid_from;
  const startDay = start && new Date(start) > new Date() ? formatDay(start) : null;
  const terms = [
    names && t`Only for ${names}`,
    coupon.min_order_amount > 0 && t`On orders of ${least} or more`,
    coupon.max_discount !== null && t`At most ${most} off`,
    coupon.max_discount_unit !== null && t`At most ${mostEach} off each`,
    count !== null && t`For up to ${count} of a product`,
    !coupon.is_combinable && t`Not together with other coupons`,
    startDay !== null && t`Can be used from ${startDay}`,
  ];
  return { kind: kinds[coupon.type], terms: terms.flatMap((term) => term || []) };
}
