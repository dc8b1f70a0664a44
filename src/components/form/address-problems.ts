import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { phoneProblem } from './phone-problems.ts';

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

/** Of who receives a parcel. */
export const findRecipientProblems = (
  values: Pick<AddressValues, 'recipient' | 'recipientPhone'>,
): Problems => {
  const recipientPhone = phoneProblem(values.recipientPhone, msg`Enter the recipient’s phone number.`);
  return {
    ...(isBlank(values.recipient) && { recipient: msg`Enter who receives the parcel.` }),
    ...(recipientPhone && { recipientPhone }),
  };
};

/** Of where it goes. */
export const findPlaceProblems = (
  values: Pick<AddressValues, 'zipCode' | 'address'>,
): Pick<Problems, 'zipCode' | 'address'> => ({
  ...(!/^\d{5}$/.test(values.zipCode) && { zipCode: msg`Enter the five digits of the postal code.` }),
  ...(isBlank(values.address) && { address: msg`Find the address, or type it.` }),
});
