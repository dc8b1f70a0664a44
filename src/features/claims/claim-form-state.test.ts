import { expect, test } from 'vitest';
import { sampleLine, sampleOrder } from '#tests/support/sample-orders.ts';
import { findClaimProblems, termsOf, toClaim } from './claim-form-state.ts';
import {
  type ClaimableLine,
  type ClaimOptions,
  type ClaimValues,
  initialValues,
  readDraft,
} from './claim-values.ts';

const [photoId, variantId, soldOutId] = [
  '2f1c7f3a-0000-4000-8000-000000000001',
  '2f1c7f3a-0000-4000-8000-000000000002',
  '2f1c7f3a-0000-4000-8000-000000000003',
];
const option = { option_name_ko: '검정', option_name_en: 'Black', size: 'L', production_method: 'NONE' };
const claimable: ClaimableLine = {
  line: sampleLine({ state: 'DELIVERED', quantity: 3 }),
  max_quantity: 2,
  types: ['RETURN', 'EXCHANGE'],
  reasons: [
    { code: 'SIZE', fault: 'BUYER' },
    { code: 'DEFECT', fault: 'SELLER' },
  ],
  photos_required: false,
  exchange_variants: [
    { id: variantId, ...option, is_available: true },
    { id: soldOutId, ...option, is_available: false },
  ],
};
const options: ClaimOptions = {
  lines: [claimable],
  return_fee: 3_000,
  exchange_fee: 6_000,
  refund_account_required: false,
};
const start = initialValues(claimable, sampleOrder().destination);
const filled: ClaimValues = { ...start, reason: 'SIZE', details: ' 작아요. ' };

const problemsOf = (values: ClaimValues, by: Partial<ClaimOptions> = {}) =>
  Object.keys(findClaimProblems(values, termsOf(values, claimable, { ...options, ...by })));
const claimOf = (values: ClaimValues) =>
  toClaim(values, termsOf(values, claimable, options), claimable.line.id);

test('a form begins with the delivered address, and asks for a reason first', () => {
  expect(start.pickup).toMatchObject({ recipient: '김하루', phone: '010-1234-5678', zipCode: '04524' });
  expect(problemsOf(start)).toEqual(['reason', 'details']);
});

test('a return for a change of mind is sent with its fee taken off', () => {
  expect(problemsOf(filled)).toEqual([]);
  expect(termsOf(filled, claimable, options).fee).toBe(3_000);
  expect(claimOf(filled)).toEqual({
    type: 'RETURN',
    lines: [{ id: claimable.line.id, quantity: 2 }],
    reason_code: 'SIZE',
    reason: '작아요.',
    image_ids: [],
    fee_payment: 'DEDUCT',
    pickup: sampleOrder().destination,
  });
});

test('a defect needs a photo and costs nothing', () => {
  const defect: ClaimValues = { ...filled, reason: 'DEFECT' };
  expect(problemsOf(defect)).toEqual(['photos']);
  expect(termsOf(defect, claimable, options).fee).toBe(0);
  const proven = { ...defect, photos: [{ id: photoId, ratio: '1' }] };
  expect(problemsOf(proven)).toEqual([]);
  expect(claimOf(proven)).toMatchObject({ image_ids: [photoId] });
});

test('an exchange needs an option that is in stock, and its fee is paid with the parcel', () => {
  const exchange: ClaimValues = { ...filled, type: 'EXCHANGE' };
  expect(problemsOf(exchange)).toEqual(['variantId']);
  expect(problemsOf({ ...exchange, variantId: soldOutId })).toEqual(['variantId']);
  const chosen = { ...exchange, variantId };
  expect(termsOf(chosen, claimable, options).fee).toBe(6_000);
  expect(claimOf(chosen)).toMatchObject({ exchange_variant_id: variantId, fee_payment: 'PREPAID' });
});

test('the account for a deposit is asked for a return only', () => {
  const by = { refund_account_required: true };
  expect(problemsOf(filled, by)).toEqual(['account.bank', 'account.number', 'account.holder']);
  expect(problemsOf({ ...filled, type: 'EXCHANGE', variantId }, by)).toEqual([]);
});

test('a pick-up needs who, where and a number to call', () => {
  const pickup = { recipient: ' ', phone: '12', zipCode: '123', address: '', detailAddress: '', request: '' };
  expect(problemsOf({ ...filled, pickup })).toEqual([
    'pickup.recipient',
    'pickup.phone',
    'pickup.zipCode',
    'pickup.address',
  ]);
});

test.each([
  null,
  7,
  'draft',
  [],
  { type: 'CANCEL', quantity: 1.5, photos: [{ id: 1 }], pickup: 'here', reason: 3 },
])('a draft of %o begins the form anew', (draft) => expect(readDraft(draft, start)).toEqual(start));

test('a draft goes on where it was left', () => {
  expect(readDraft(structuredClone(filled), start)).toEqual(filled);
});
