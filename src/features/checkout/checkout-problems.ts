import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { findPlaceProblems, findRecipientProblems, isBlank } from '#src/components/form/address-problems.ts';
import { mobileProblem } from '#src/components/form/phone-problems.ts';
import { isEmail } from '#src/shared/email.ts';
import { digitsOf } from '#src/shared/typed-text.ts';
import {
  type Agreement,
  type CheckoutField,
  type CheckoutValues,
  type Quote,
  readPoint,
  receiptIdentifierOf,
} from './checkout-values.ts';

export type CheckoutProblems = Partial<Record<CheckoutField, MessageDescriptor>>;

/** Finds what has to be corrected before the order is sent, in the order of the form. The server checks all of it again. */
export function findProblems(values: CheckoutValues, quote: Quote | null): CheckoutProblems {
  return {
    ...ordererProblems(values),
    ...destinationProblems(values),
    ...pointProblems(values, quote),
    ...(quote?.payment_amount === 0 ? {} : paymentProblems(values)),
    ...agreementProblems(values, quote?.required_agreements ?? []),
  };
}

function ordererProblems({ name, phone, email }: CheckoutValues): CheckoutProblems {
  const wrongPhone = mobileProblem(phone, msg`Enter your mobile number, like 010-1234-5678.`);
  return {
    ...(isBlank(name) && { name: msg`Enter your name.` }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...(!isEmail(email.trim()) && { email: msg`Enter an email address like name@example.com.` }),
  };
}

function destinationProblems(values: CheckoutValues): CheckoutProblems {
  return {
    // Of an order to the orderer, name and phone are typed once.
    ...(values.destinationKind !== 'ORDERER' && findRecipientProblems(values)),
    ...findPlaceProblems(values),
    ...(values.requestKind === 'OTHER' &&
      isBlank(values.request) && { request: msg`Write what the courier should know.` }),
  };
}

function pointProblems({ point }: CheckoutValues, quote: Quote | null): CheckoutProblems {
  const used = readPoint(point);
  if (!quote || used === 0) return {};
  const { max_usable, unit } = quote.point;
  if (used > max_usable) return { point: msg`You do not have enough points.` };
  if (used % unit !== 0) return { point: msg`Points can be used in steps of ${unit}.` };
  return {};
}

function paymentProblems(values: CheckoutValues): CheckoutProblems {
  if (!values.method) return { method: msg`Choose how to pay.` };
  if (values.method !== 'VIRTUAL_ACCOUNT') return {};
  const identifier = receiptIdentifierOf(values);
  const account = digitsOf(values.accountNumber);
  const hasAccount = !isBlank(values.bank + values.accountNumber + values.holder);
  return {
    ...(values.receiptType === 'PERSONAL' &&
      !/^\d{10,19}$/.test(identifier) && {
        receiptIdentifier: msg`Enter a mobile number or the number of a cash receipt card.`,
      }),
    ...(values.receiptType === 'CORPORATE' &&
      !/^\d{10}$/.test(identifier) && {
        receiptIdentifier: msg`Enter the ten digits of the business number.`,
      }),
    ...(hasAccount && isBlank(values.bank) && { bank: msg`Choose the bank.` }),
    ...(hasAccount && !/^\d{8,20}$/.test(account) && { accountNumber: msg`Enter the account number.` }),
    ...(hasAccount && isBlank(values.holder) && { holder: msg`Enter the account holder.` }),
  };
}

function agreementProblems({ agreed }: CheckoutValues, required: readonly Agreement[]): CheckoutProblems {
  return required.every((agreement) => agreed.includes(agreement))
    ? {}
    : { agreed: msg`Please check the required agreement.` };
}
