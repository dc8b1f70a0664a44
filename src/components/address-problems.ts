import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { digitsOf } from '#src/shared/contracts/account-fields.ts';

/** A destination as it was typed. */
export type AddressValues = {
  readonly recipient: string;
  readonly recipientPhone: string;
  readonly zipCode: string;
  readonly address: string;
  readonly detailAddress: string;
};

export type AddressField = keyof AddressValues;

type Problems = Partial<Record<AddressField, MessageDescriptor>>;

export const isBlank = (text: string): boolean => text.trim() === '';

/** Also one of a landline or of a company. */
export const isPhone = (text: string): boolean => /^0\d{8,11}$/.test(digitsOf(text));

/** Of who receives a parcel. */
export const findRecipientProblems = (
  values: Pick<AddressValues, 'recipient' | 'recipientPhone'>,
): Problems => ({
  ...(isBlank(values.recipient) && { recipient: msg`Enter who receives the parcel.` }),
  ...(!isPhone(values.recipientPhone) && {
    recipientPhone: msg`Enter the recipient’s phone number.`,
  }),
});

/** Of where it goes. */
export const findPlaceProblems = (
  values: Pick<AddressValues, 'zipCode' | 'address'>,
): Pick<Problems, 'zipCode' | 'address'> => ({
  ...(!/^\d{5}$/.test(values.zipCode) && { zipCode: msg`Enter the five digits of the postal code.` }),
  ...(isBlank(values.address) && { address: msg`Find the address, or type it.` }),
});
