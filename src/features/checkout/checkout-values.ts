import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts, ResponseOf } from '#src/shared/contracts/contracts.ts';
import { formatPhone, readMobile } from '#src/shared/phone.ts';
import { digitsOf } from '#src/shared/typed-text.ts';

export type Checkout = ResponseOf<'GET /checkouts/:id'>;
export type Quote = ResponseOf<'POST /orders/quote'>;
export type QuoteLine = Quote['lines'][number];
export type Address = ResponseOf<'GET /addresses'>['addresses'][number];
export type UserCoupon = ResponseOf<'GET /coupons'>['coupons'][number];
export type Agreement = Quote['required_agreements'][number];
export type OrderRequest = InputOf<Contracts['POST /orders']>['body'];
export type SavedForm = InputOf<Contracts['PATCH /checkouts/:id']>['body']['form'];
type PaymentMethod = NonNullable<SavedForm['payment_method']>;
export type ChosenCoupons = NonNullable<SavedForm['coupons']>;
export type DestinationKind = NonNullable<SavedForm['destination_kind']>;
type ReceiptType = 'NONE' | 'PERSONAL' | 'CORPORATE';

/** The values that the form holds, as they were typed. */
export type CheckoutValues = {
  name: string;
  phone: string;
  email: string;
  destinationKind: DestinationKind;
  recipient: string;
  recipientPhone: string;
  zipCode: string;
  address: string;
  detailAddress: string;
  requestKind: string;
  request: string;
  savesDefault: boolean;
  coupons: ChosenCoupons;
  point: string;
  method: PaymentMethod | '';
  receiptType: ReceiptType;
  receiptIdentifier: string;
  bank: string;
  accountNumber: string;
  holder: string;
  /** Never given by anybody but the shopper. */
  agreed: Agreement[];
};

export type CheckoutField = keyof CheckoutValues;

const blankValues: CheckoutValues = {
  name: '',
  phone: '',
  email: '',
  destinationKind: 'NEW',
  recipient: '',
  recipientPhone: '',
  zipCode: '',
  address: '',
  detailAddress: '',
  requestKind: 'NONE',
  request: '',
  savesDefault: false,
  coupons: {},
  point: '',
  method: '',
  receiptType: 'NONE',
  receiptIdentifier: '',
  bank: '',
  accountNumber: '',
  holder: '',
  agreed: [],
};

/** The values that were typed before, or else what is known of the member. Nothing is agreed to and nothing is used up. */
export function initialValues({ form, member }: Checkout, saved: SavedForm = form): CheckoutValues {
  const { orderer, destination, cash_receipt, refund_account } = saved;
  const typed: Partial<Record<CheckoutField, unknown>> = {
    name: orderer?.name,
    phone: orderer?.phone,
    email: orderer?.email,
    destinationKind: saved.destination_kind,
    recipient: destination?.recipient,
    recipientPhone: destination?.phone,
    zipCode: destination?.zip_code,
    address: destination?.address,
    detailAddress: destination?.detail_address,
    requestKind: destination?.request_kind,
    request: destination?.request,
    savesDefault: saved.saves_default_address,
    coupons: saved.coupons,
    point: saved.point?.toString(),
    method: saved.payment_method,
    receiptType: cash_receipt?.type,
    receiptIdentifier: cash_receipt?.identifier,
    bank: refund_account?.bank,
    accountNumber: refund_account?.number,
    holder: refund_account?.holder,
  };
  return {
    ...blankValues,
    name: member.name,
    phone: formatPhone(member.phone ?? ''),
    email: member.email,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
  };
}

/** As the checkout keeps it, right or wrong. What was agreed to is not kept. */
export function toSavedForm(values: CheckoutValues): SavedForm {
  const point = readPoint(values.point);
  return {
    orderer: { name: values.name, phone: values.phone, email: values.email },
    destination_kind: values.destinationKind,
    destination: {
      recipient: values.recipient,
      phone: values.recipientPhone,
      zip_code: values.zipCode,
      address: values.address,
      detail_address: values.detailAddress,
      request: values.request,
      request_kind: values.requestKind,
    },
    saves_default_address: values.savesDefault,
    coupons: values.coupons,
    ...(point > 0 && { point }),
    ...(values.method && { payment_method: values.method }),
    cash_receipt: { type: values.receiptType, identifier: values.receiptIdentifier },
    refund_account: { bank: values.bank, number: values.accountNumber, holder: values.holder },
  };
}

const maxPoint = 100_000_000;

export const readPoint = (text: string): number => Math.min(Number(digitsOf(text)), maxPoint);

/** A mobile number may have been filled in as `+82 10-1234-5678`; a card and a business have digits of their own. */
export const receiptIdentifierOf = ({ receiptIdentifier: text }: Pick<CheckoutValues, 'receiptIdentifier'>) =>
  readMobile(text) ?? digitsOf(text);
