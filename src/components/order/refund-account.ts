import { msg } from '@lingui/core/macro';
import type { Problems } from '#src/components/form/form-problems.ts';
import { digitsOf } from '#src/shared/typed-text.ts';

/** As it is typed. */
export type RefundAccount = { readonly bank: string; readonly number: string; readonly holder: string };

/** The names of the inputs. */
export type AccountField = `account.${keyof RefundAccount}`;

export const emptyRefundAccount: RefundAccount = { bank: '', number: '', holder: '' };

/** In the order of the fields. */
export function findAccountProblems({ bank, number, holder }: RefundAccount): Problems<AccountField> {
  return {
    ...(bank === '' && { 'account.bank': msg`Choose the bank.` }),
    ...(!/^\d{8,20}$/.test(digitsOf(number)) && { 'account.number': msg`Enter the account number.` }),
    ...(holder.trim() === '' && { 'account.holder': msg`Enter the account holder.` }),
  };
}

/** As calls send it. */
export const toRefundAccount = ({ bank, number, holder }: RefundAccount) => ({
  bank,
  number: digitsOf(number),
  holder: holder.trim(),
});
