import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { digitsOf } from '#src/shared/typed-text.ts';

/** As it is typed. */
export type RefundAccount = { readonly bank: string; readonly number: string; readonly holder: string };

export type RefundAccountProblems = Partial<Record<keyof RefundAccount, MessageDescriptor>>;

export const emptyRefundAccount: RefundAccount = { bank: '', number: '', holder: '' };

/** In the order of the fields. */
export function findAccountProblems({ bank, number, holder }: RefundAccount): RefundAccountProblems {
  return {
    ...(bank === '' && { bank: msg`Choose the bank.` }),
    ...(!/^\d{8,20}$/.test(digitsOf(number)) && { number: msg`Enter the account number.` }),
    ...(holder.trim() === '' && { holder: msg`Enter the account holder.` }),
  };
}

/** As calls send it. */
export const toRefundAccount = ({ bank, number, holder }: RefundAccount) => ({
  bank,
  number: digitsOf(number),
  holder: holder.trim(),
});
