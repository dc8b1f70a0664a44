import { Type } from 'typebox';
import { exactly, line, lineOrNothing } from './schemas.ts';

export const mobilePhone = Type.String({ pattern: '^01[016789][0-9]{7,8}$', description: 'Digits only' });
/** Also of a family or a company. */
const anyPhone = Type.String({ pattern: '^0[0-9]{8,11}$', description: 'Digits only' });

/** Of somebody who gets a parcel. */
export const addressFields = {
  recipient: line(50),
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
  holder: line(50),
});
