import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CheckoutValues } from './checkout-values.ts';

type ShippingRequest = {
  readonly kind: string;
  readonly label: MessageDescriptor;
  /** The text for the courier, in Korean whatever the language of the shopper. */
  readonly text: string;
};

export const shippingRequests: readonly ShippingRequest[] = [
  { kind: 'NONE', label: msg`No request`, text: '' },
  { kind: 'DOOR', label: msg`Leave it at the door`, text: '문 앞에 놓아주세요.' },
  { kind: 'GUARD', label: msg`Leave it with the guard`, text: '경비실에 맡겨주세요.' },
  { kind: 'LOCKER', label: msg`Put it into the parcel locker`, text: '택배함에 넣어주세요.' },
  { kind: 'CALL', label: msg`Call before delivery`, text: '배송 전에 연락해주세요.' },
  { kind: 'OTHER', label: msg`Write it myself`, text: '' },
];

export function requestText({ requestKind, request }: CheckoutValues): string {
  if (requestKind === 'OTHER') return request.replace(/\s+/g, ' ').trim();
  return shippingRequests.find(({ kind }) => kind === requestKind)?.text ?? '';
}
