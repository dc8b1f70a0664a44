import { expect, test } from 'vitest';
import { findProblems } from './checkout-problems.ts';
import {
  type Checkout,
  type CheckoutValues,
  initialValues,
  type Quote,
  toSavedForm,
} from './checkout-values.ts';
import { toOrder } from './to-order.ts';

const checkout = {
  id: 'c',
  source: { cart_item_ids: [] },
  form: {},
  expires_at: '',
  order: null,
  member: { name: '김하루', email: 'haru@kkumim.test', phone: '01020260001', last_payment_method: null },
} as unknown as Checkout;

const filled: CheckoutValues = {
  ...initialValues(checkout),
  destinationKind: 'ORDERER',
  zipCode: '04766',
  address: '서울 성동구 서울숲길 2',
  method: 'CARD',
  agreed: ['ORDER', 'PRIVACY', 'THIRD_PARTY'],
};

const quote = {
  quote_hash: 'h',
  payment_amount: 20_000,
  required_agreements: ['ORDER', 'PRIVACY', 'THIRD_PARTY'],
  point: { max_usable: 5_000, unit: 10 },
} as unknown as Quote;

const fieldsWith = (change: Partial<CheckoutValues>, quoted = quote) =>
  Object.keys(findProblems({ ...filled, ...change }, quoted));

test('nothing is agreed to, and no way to pay is chosen, before the shopper does it', () => {
  expect(initialValues(checkout)).toMatchObject({ agreed: [], method: '', coupons: {}, point: '' });
});

test('an order to the orderer needs name and phone once', () => {
  expect(fieldsWith({})).toEqual([]);
  const order = toOrder(filled, { checkoutId: 'c', quote, request: '' });
  expect(order.destination).toMatchObject({ recipient: '김하루', phone: '01020260001' });
});

test.each<[Partial<CheckoutValues>, string]>([
  [{ name: ' ' }, 'name'],
  [{ phone: '02-123-4567' }, 'phone'],
  [{ email: 'haru' }, 'email'],
  [{ destinationKind: 'NEW', recipientPhone: '010-2026-0001' }, 'recipient'],
  [{ destinationKind: 'NEW', recipient: '하루', recipientPhone: '12' }, 'recipientPhone'],
  [{ zipCode: '0476' }, 'zipCode'],
  [{ address: '' }, 'address'],
  [{ requestKind: 'OTHER' }, 'request'],
  [{ point: '5,010' }, 'point'],
  [{ point: '15' }, 'point'],
  [{ method: '' }, 'method'],
  [{ method: 'VIRTUAL_ACCOUNT', receiptType: 'CORPORATE', receiptIdentifier: '123' }, 'receiptIdentifier'],
  [{ method: 'VIRTUAL_ACCOUNT', accountNumber: '1234567890', holder: '하루' }, 'bank'],
  [{ agreed: ['ORDER', 'PRIVACY'] }, 'agreed'],
])('%j has a problem at %s', (change, field) => expect(fieldsWith(change)).toEqual([field]));

test('numbers as a browser fills them in are ordered with', () => {
  const typed = { phone: '+82 10-2026-0001', destinationKind: 'NEW', recipient: '하루' } as const;
  const values = { ...filled, ...typed, recipientPhone: '+82 2-123-4567' };
  expect(fieldsWith(values)).toEqual([]);
  const order = toOrder(values, { checkoutId: 'c', quote, request: '' });
  expect([order.orderer.phone, order.destination.phone]).toEqual(['01020260001', '021234567']);
});

test('a number that lacks a digit is told so', () => {
  const { phone } = findProblems({ ...filled, phone: '010-123-4567' }, quote);
  expect(String(phone?.message)).toContain('010 뒤에 8자리');
});

test('nothing has to be chosen to pay nothing', () => {
  expect(fieldsWith({ method: '' }, { ...quote, payment_amount: 0 })).toEqual([]);
});

test('a receipt and a refund account are sent with a deposit only', () => {
  const typed = {
    receiptType: 'PERSONAL',
    receiptIdentifier: '+82 10-2026-0001',
    accountNumber: '12345678',
  } as const;
  const card = toOrder({ ...filled, ...typed }, { checkoutId: 'c', quote, request: '' });
  expect(card).not.toHaveProperty('cash_receipt');
  const deposit = toOrder(
    { ...filled, ...typed, method: 'VIRTUAL_ACCOUNT' },
    { checkoutId: 'c', quote, request: '' },
  );
  expect(deposit).toMatchObject({
    cash_receipt: { type: 'PERSONAL', identifier: '01020260001' },
    refund_account: { number: '12345678' },
  });
});

test('a saved form is filled in again, without what was agreed to', () => {
  const { agreed: _, ...kept } = filled;
  expect(initialValues(checkout, toSavedForm(filled))).toEqual({ ...kept, agreed: [] });
});
