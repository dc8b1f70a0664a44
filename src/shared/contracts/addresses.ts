import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { addressFields } from './order-fields.ts';
import { exactly, lineOrNothing, timestamp, timestampOrNull, uuid } from './schemas.ts';

const fields = {
  label: lineOrNothing(20),
  ...addressFields,
  is_default: Type.Boolean(),
};

const address = Type.Object({
  id: uuid,
  ...fields,
  last_used_at: timestampOrNull,
  created_at: timestamp,
});

const own = { tag: 'addresses', rateLimit: { max: 60, minutes: 1 } } as const;

export const listAddresses = {
  endpoint: 'GET /addresses',
  summary: 'The member’s addresses: the default one, then those used last',
  ...own,
  responses: { 200: Type.Object({ addresses: Type.Array(address), max_count: Type.Integer() }) },
} as const satisfies Contract;

export const createAddress = {
  endpoint: 'POST /addresses',
  summary: 'Save an address',
  perDay: 200,
  ...own,
  idempotent: true,
  body: exactly(fields),
  responses: { 201: address },
  codes: ['ADDRESS_LIMIT'],
} as const satisfies Contract;

export const updateAddress = {
  endpoint: 'PATCH /addresses/:id',
  summary: 'Change an address',
  ...own,
  params: Type.Object({ id: uuid }),
  body: exactly({
    label: Type.Optional(fields.label),
    recipient: Type.Optional(fields.recipient),
    phone: Type.Optional(fields.phone),
    zip_code: Type.Optional(fields.zip_code),
    address: Type.Optional(fields.address),
    detail_address: Type.Optional(fields.detail_address),
    is_default: Type.Optional(fields.is_default),
  }),
  responses: { 200: address },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const deleteAddress = {
  endpoint: 'DELETE /addresses/:id',
  summary: 'Remove an address',
  ...own,
  params: Type.Object({ id: uuid }),
  responses: { 204: Type.Null({ description: 'Done' }) },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const restoreAddress = {
  endpoint: 'POST /addresses/:id/restore',
  summary: 'Bring back an address that was just removed',
  ...own,
  params: Type.Object({ id: uuid }),
  responses: { 200: address },
  codes: ['NOT_FOUND', 'ADDRESS_LIMIT'],
} as const satisfies Contract;
