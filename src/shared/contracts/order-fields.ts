import { Type } from 'typebox';
import { mobilePattern, phonePattern } from './account-fields.ts';
import { exactly, line, lineOrNothing, shownName } from './schemas.ts';

/** Kept as digits. `x-reads` makes them of `010-1234-5678` and `+82 10-1234-5678`, see the validator of requests. */
const phoneText = (pattern: string, description: string) =>
  Type.String({ pattern, description, 'x-reads': 'phone' });

export const mobilePhone = phoneText(mobilePattern, 'Korean mobile number');
/** Also of a family or a company. */
const anyPhone = phoneText(phonePattern, 'Korean phone number');

/** The fields of somebody who gets a parcel. */
export const addressFields = {
  recipient: shownName(50),
  phone: anyPhone,
  zip_code: Type.String({ pattern: '^[0-9]{5}$' }),
  address: line(200),
  detail_address: lineOrNothing(200),
};

/** Where an order goes, or where something is picked up. */
export const destination = exactly({ ...addressFields, request: lineOrNothing(100) });

/** Where money goes that was deposited. */
export const refundAccount = exactly({
  bank: Type.String({ pattern: '^[A-Z_]{2,30}$' }),
  number: Type.String({ pattern: '^[0-9]{8,20}$', description: 'Digits only' }),
  holder: shownName(50),
});
