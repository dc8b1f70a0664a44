const grouped = new Intl.NumberFormat('ko-KR');

/** Whole KRW with thousands separators, the same in every language: `29,000원`. */
export function formatMoney(amount: number): string {
  return `${grouped.format(amount)}원`;
}
