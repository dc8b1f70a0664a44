import type { AddressValues } from '#src/components/form/address-problems.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts, ResponseOf } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { formatPhone, readPhone } from '#src/shared/phone.ts';

export type Address = ResponseOf<'GET /addresses'>['addresses'][number];
type NewAddress = InputOf<Contracts['POST /addresses']>['body'];

/** The values that the form holds, as they were typed. */
export type AddressFormValues = AddressValues & {
  /** The member's own name for it. */
  readonly label: string;
  readonly isDefault: boolean;
};

const textFields = ['label', 'recipient', 'recipientPhone', 'zipCode', 'address', 'detailAddress'] as const;

/** `undefined`: a new one. */
export const valuesOf = (address: Address | undefined): AddressFormValues => ({
  label: address?.label ?? '',
  recipient: address?.recipient ?? '',
  recipientPhone: formatPhone(address?.phone ?? ''),
  zipCode: address?.zip_code ?? '',
  address: address?.address ?? '',
  detailAddress: address?.detail_address ?? '',
  isDefault: address?.is_default ?? false,
});

/** From the JSON of a draft; what it does not hold is as in `initial`. */
export function readDraft(text: string, initial: AddressFormValues): AddressFormValues {
  const { isDefault, ...typed } = fieldsOf(parseJson(text)) ?? {};
  const texts = textFields.map((field) => [field, textOf(typed[field]) ?? initial[field]]);
  return {
    ...initial,
    ...Object.fromEntries(texts),
    isDefault: typeof isDefault === 'boolean' ? isDefault : initial.isDefault,
  };
}

export const toAddress = (values: AddressFormValues): NewAddress => ({
  label: values.label.trim(),
  recipient: values.recipient.trim(),
  phone: readPhone(values.recipientPhone) ?? '',
  zip_code: values.zipCode,
  address: values.address.trim(),
  detail_address: values.detailAddress.trim(),
  is_default: values.isDefault,
});
