import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Parcel } from './load-order-details.ts';

/** The names of the events that carriers report about parcels. */
export const deliveryStateNames = {
  INFORMATION_RECEIVED: msg({ message: 'Handed over soon', context: 'parcel' }),
  AT_PICKUP: msg({ message: 'Handed over', context: 'parcel' }),
  IN_TRANSIT: msg({ message: 'On its way', context: 'parcel' }),
  OUT_FOR_DELIVERY: msg({ message: 'Being delivered', context: 'parcel' }),
  ATTEMPT_FAIL: msg({ message: 'Nobody was there', context: 'parcel' }),
  DELIVERED: msg({ message: 'Delivered', context: 'parcel' }),
  AVAILABLE_FOR_PICKUP: msg({ message: 'Ready to be picked up', context: 'parcel' }),
  EXCEPTION: msg({ message: 'Delayed', context: 'parcel' }),
  UNKNOWN: msg({ message: 'On its way', context: 'parcel' }),
} as const satisfies Record<Parcel['state'], MessageDescriptor>;
