import { emptyRefundAccount, type RefundAccount } from '#src/components/order/refund-account.ts';
import { readUploadedPhotos, type UploadedPhoto } from '#src/components/photo/uploaded-photos.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { formatPhone } from '#src/shared/phone.ts';

export type ClaimOptions = ResponseOf<'GET /orders/:id/claim-options'>;
export type ClaimableLine = ClaimOptions['lines'][number];
export type ClaimType = ClaimableLine['types'][number];
export type ClaimReason = ClaimableLine['reasons'][number]['code'];

/** As it is typed. */
export type Pickup = {
  readonly recipient: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly address: string;
  readonly detailAddress: string;
  readonly request: string;
};

/** The values of the form, which the device keeps. */
export type ClaimValues = {
  readonly type: ClaimType;
  readonly quantity: number;
  /** The quantities of further lines that are returned with it, by their ids. */
  readonly others: Readonly<Record<string, number>>;
  readonly reason: ClaimReason | null;
  readonly details: string;
  readonly photos: readonly UploadedPhoto[];
  /** The variant of an exchange; empty: none is chosen. */
  readonly variantId: string;
  readonly feePayment: 'DEDUCT' | 'PREPAID';
  readonly pickup: Pickup;
  readonly account: RefundAccount;
};

type Destination = ResponseOf<'GET /orders/:id'>['destination'];

/** It is picked up where it was delivered, unless the shopper says otherwise. */
export function initialValues({ types, max_quantity }: ClaimableLine, destination: Destination): ClaimValues {
  return {
    type: types[0] ?? 'RETURN',
    quantity: max_quantity,
    others: {},
    reason: null,
    details: '',
    photos: [],
    variantId: '',
    feePayment: 'DEDUCT',
    pickup: {
      recipient: destination.recipient,
      phone: formatPhone(destination.phone),
      zipCode: destination.zip_code,
      address: destination.address,
      detailAddress: destination.detail_address,
      request: '',
    },
    account: emptyRefundAccount,
  };
}

/** The values that were typed on this device before, in place of what the form would begin with. It may be anything. */
export function readDraft(raw: unknown, start: ClaimValues): ClaimValues {
  const draft = fieldsOf(raw);
  if (!draft) return start;
  const { type, quantity, others, reason, details, photos, variantId, feePayment, pickup, account } = draft;
  return {
    type: type === 'RETURN' || type === 'EXCHANGE' ? type : start.type,
    quantity: isQuantity(quantity) ? quantity : start.quantity,
    // Whether the order has these lines, and the line this reason, is checked with the form.
    others: Object.fromEntries(
      Object.entries(fieldsOf(others) ?? {}).filter((entry): entry is [string, number] =>
        isQuantity(entry[1]),
      ),
    ),
    reason: textOf(reason) === undefined ? null : (reason as ClaimReason),
    details: textOf(details) ?? '',
    photos: readUploadedPhotos(photos),
    variantId: textOf(variantId) ?? '',
    feePayment: feePayment === 'PREPAID' ? 'PREPAID' : 'DEDUCT',
    pickup: readTexts(pickup, start.pickup),
    account: readTexts(account, start.account),
  };
}

const isQuantity = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0;

/** The texts of `raw` that `start` has as well. */
function readTexts<Texts extends Readonly<Record<string, string>>>(raw: unknown, start: Texts): Texts {
  const fields = fieldsOf(raw) ?? {};
  const texts = Object.entries(start).map(([name, text]) => [name, textOf(fields[name]) ?? text]);
  return Object.fromEntries(texts);
}
