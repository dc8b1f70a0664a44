import { readPhone } from '#src/shared/phone.ts';
import { digitsOf } from '#src/shared/typed-text.ts';
import {
  type CheckoutValues,
  type OrderRequest,
  type Quote,
  readPoint,
  receiptIdentifierOf,
} from './checkout-values.ts';

/** Of an order to the orderer, name and phone are typed once. */
function recipientOf(values: CheckoutValues): { readonly name: string; readonly phone: string } {
  return values.destinationKind === 'ORDERER'
    ? { name: values.name, phone: values.phone }
    : { name: values.recipient, phone: values.recipientPhone };
}

type OrderOptions = {
  readonly checkoutId: string;
  readonly quote: Quote;
  /** The text for the courier. */
  readonly request: string;
};

/** The order of a form without problems. */
export function toOrder(values: CheckoutValues, { checkoutId, quote, request }: OrderOptions): OrderRequest {
  const recipient = recipientOf(values);
  const isDeposit = values.method === 'VIRTUAL_ACCOUNT' && quote.payment_amount > 0;
  const point = readPoint(values.point);
  return {
    checkout_id: checkoutId,
    quote_hash: quote.quote_hash,
    orderer: { name: values.name.trim(), phone: readPhone(values.phone) ?? '', email: values.email.trim() },
    destination: {
      recipient: recipient.name.trim(),
      phone: readPhone(recipient.phone) ?? '',
      zip_code: values.zipCode,
      address: values.address.trim(),
      detail_address: values.detailAddress.trim(),
      request,
    },
    saves_default_address: values.savesDefault,
    coupons: values.coupons,
    ...(point > 0 && { point }),
    ...(values.method && quote.payment_amount > 0 && { payment_method: values.method }),
    ...(isDeposit &&
      values.receiptType !== 'NONE' && {
        cash_receipt: { type: values.receiptType, identifier: receiptIdentifierOf(values) },
      }),
    ...(isDeposit &&
      values.accountNumber.trim() !== '' && {
        refund_account: {
          bank: values.bank,
          number: digitsOf(values.accountNumber),
          holder: values.holder.trim(),
        },
      }),
    agreements: values.agreed.filter((agreement) => quote.required_agreements.includes(agreement)),
  };
}
