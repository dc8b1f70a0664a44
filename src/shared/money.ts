import { formatNumber } from './format-number.ts';

/** Whole KRW with thousands separators, the same in every language: `29,000원`. */
export function formatMoney(amount: number): string {
  return `${formatNumber(amount)}원`;
}
