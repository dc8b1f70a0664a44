import { hashCouponCode } from '#server/ordering/coupons/issue-coupon.ts';
import { type DemoCoupon, demoCoupons } from '../catalogue/coupons.ts';
import { shopper } from '../catalogue/shopper.ts';
import { brandId, memberId } from '../keys/ids.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { Row, TableRows } from './rows.ts';

const user_id = memberId('shopper');
const couponId = (key: string) => stableId('coupon', key);

/** Coupons, points and addresses, so that the checkout can be tried. */
export function buyingRows(calendar: Calendar): TableRows[] {
  return [
    { table: 'coupon', rows: demoCoupons.map(couponRow) },
    { table: 'coupon_target', rows: demoCoupons.flatMap(targetRows) },
    { table: 'coupon_code', rows: demoCoupons.flatMap(codeRows) },
    { table: 'user_coupon', rows: demoCoupons.flatMap((coupon) => issuedRows(coupon, calendar)) },
    ...pointRows(calendar),
    {
      table: 'user_address',
      rows: shopper.addresses.map(({ key, zipCode, detailAddress, isDefault, ...address }) => ({
        id: stableId('user_address', key),
        user_id,
        ...address,
        zip_code: zipCode,
        detail_address: detailAddress,
        is_default: isDefault,
      })),
    },
  ];
}

const couponRow = (coupon: DemoCoupon): Row => ({
  id: couponId(coupon.key),
  name_ko: coupon.name.ko,
  name_en: coupon.name.en,
  type: coupon.type,
  discount_type: coupon.discountRate === undefined ? 'AMOUNT' : 'RATE',
  discount_value: coupon.discountRate ?? coupon.discountAmount,
  min_order_amount: coupon.minOrder ?? 0,
  max_discount: coupon.maxDiscount ?? null,
  max_discount_unit: coupon.maxDiscountPerPiece ?? null,
  applicable_quantity: coupon.pieces ?? null,
  is_combinable: coupon.isCombinable ?? true,
  issue_type: coupon.issue,
  issued_count: coupon.issue === 'ADMIN' ? 1 : 0,
  valid_days: coupon.validDays,
});

const targetRows = ({ key, brand }: DemoCoupon): Row[] =>
  brand ? [{ coupon_id: couponId(key), target_type: 'BRAND', target_id: brandId(brand) }] : [];

function codeRows({ key, code }: DemoCoupon): Row[] {
  if (code === undefined) return [];
  const hash = hashCouponCode(code).toString('hex');
  return [{ id: stableId('coupon_code', key), code_hash: `\\x${hash}`, coupon_id: couponId(key) }];
}

function issuedRows({ key, issue, validDays, issuedDaysAgo = 0 }: DemoCoupon, calendar: Calendar): Row[] {
  if (issue !== 'ADMIN') return [];
  const daysLeft = validDays - issuedDaysAgo;
  return [
    {
      id: stableId('user_coupon', key),
      coupon_id: couponId(key),
      user_id,
      state: daysLeft > 0 ? 'ISSUED' : 'EXPIRED',
      expires_at: calendar.daysAhead(daysLeft),
      created_at: calendar.daysAgo(issuedDaysAgo),
    },
  ];
}

function pointRows(calendar: Calendar): TableRows[] {
  const lots = shopper.points.map(({ key, amount, daysAgo, daysLeft }) => ({
    id: stableId('point_lot', key),
    user_id,
    amount,
    remain: daysLeft > 0 ? amount : 0,
    source: 'EVENT',
    source_id: stableId('point_lot', key),
    available_at: calendar.daysAgo(daysAgo),
    expires_at: calendar.daysAhead(daysLeft),
    created_at: calendar.daysAgo(daysAgo),
  }));
  const history = pointEntries(calendar);
  return [
    { table: 'user_point', rows: [{ user_id, balance: history.at(-1)?.balance_after ?? 0 }] },
    { table: 'point_lot', rows: lots },
    { table: 'point_history', rows: history },
  ];
}

function pointEntries(calendar: Calendar) {
  const entries = shopper.points.flatMap(({ key, amount, memo, daysAgo, daysLeft }) => [
    { key, type: 'ADD', reason_code: 'EVENT', amount, memo, daysAgo },
    ...(daysLeft > 0
      ? []
      : [{ key, type: 'EXPIRE', reason_code: 'EXPIRE', amount: -amount, memo: null, daysAgo: -daysLeft }]),
  ]);
  let balance = 0;
  return entries
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ key, daysAgo, amount, ...entry }) => {
      balance += amount;
      return {
        ...entry,
        id: stableId('point_history', `${key} ${entry.type}`),
        user_id,
        amount: Math.abs(amount),
        balance_after: balance,
        source_id: stableId('point_lot', key),
        created_at: calendar.daysAgo(daysAgo),
      };
    });
}
