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

const [photoId, variantId, soldOutId, sameId] = [
  '2f1c7f3a-0000-4000-8000-000000000001',
  '2f1c7f3a-0000-4000-8000-000000000002',
  '2f1c7f3a-0000-4000-8000-000000000003',
  '2f1c7f3a-0000-4000-8000-000000000004',
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
    { id: sameId, ...option, size: 'M', is_available: true, is_ordered: true },
    { id: variantId, ...option, is_available: true, is_ordered: false },
    { id: soldOutId, ...option, is_available: false, is_ordered: false },
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

test('the same option comes again for a defect, and is no choice for another size', () => {
  const offered = (reason: 'SIZE' | 'DEFECT') =>
    termsOf({ ...filled, type: 'EXCHANGE', reason }, claimable, options).variants.map(({ id }) => id);
  expect(offered('SIZE')).toEqual([variantId, soldOutId]);
  expect(offered('DEFECT')).toEqual([sameId, variantId, soldOutId]);
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

const otherOf = (number: number, changes: Partial<ClaimableLine> = {}): ClaimableLine => ({
  ...claimable,
  line: sampleLine({ id: `2f1c7f3a-0000-4000-8000-00000000001${number}`, state: 'DELIVERED' }),
  max_quantity: number,
  ...changes,
});
const [second, third] = [otherOf(1), otherOf(3)];
const together = (values: ClaimValues, ...others: readonly ClaimableLine[]) => {
  const terms = termsOf(values, claimable, { ...options, lines: [claimable, ...others] });
  return { terms, claim: toClaim(values, terms, claimable.line.id) };
};

test('further lines of the order come back in the same claim, at one fee', () => {
  const others = { [second.line.id]: 1, [third.line.id]: 9, unknown: 1 };
  const { terms, claim } = together({ ...filled, others }, second, third);
  expect(claim?.lines).toEqual([
    { id: claimable.line.id, quantity: 2 },
    { id: second.line.id, quantity: 1 },
    { id: third.line.id, quantity: 3 },
  ]);
  expect(terms.fee).toBe(3_000);
});

test('a choice beside a line is left out of its exchange', () => {
  const values: ClaimValues = { ...filled, type: 'EXCHANGE', variantId, others: { [second.line.id]: 1 } };
  expect(together(values, second).claim?.lines).toEqual([{ id: claimable.line.id, quantity: 2 }]);
});

test('all lines of a claim have its reason, and a line that cannot share one is not chosen', () => {
  const [onlyWrong, onlyDefect] = [
    otherOf(1, { reasons: [{ code: 'SIZE', fault: 'BUYER' }] }),
    otherOf(3, { reasons: [{ code: 'DEFECT', fault: 'SELLER' }], photos_required: true }),
  ];
  const free = together(filled, onlyWrong, onlyDefect).terms;
  expect(free.others.map(({ isPossible }) => isPossible)).toEqual([true, true]);
  const others = { [onlyDefect.line.id]: 1, [onlyWrong.line.id]: 1 };
  const { terms } = together({ ...filled, others }, onlyWrong, onlyDefect);
  expect(terms.reasons.map(({ code }) => code)).toEqual(['SIZE']);
  expect(terms.others).toMatchObject([
    { quantity: 1, isPossible: true },
    { quantity: null, isPossible: false },
  ]);
  const defect = together({ ...filled, others: { [onlyDefect.line.id]: 1 } }, onlyDefect).terms;
  expect(defect).toMatchObject({ reason: null, needsPhotos: true });
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
  { type: 'CANCEL', quantity: 1.5, others: { a: 0, b: '1' }, photos: [{ id: 1 }], pickup: 'here', reason: 3 },
])('a draft of %o begins the form anew', (draft) => expect(readDraft(draft, start)).toEqual(start));

test('a draft goes on where it was left', () => {
  const draft = { ...filled, others: { [second.line.id]: 1 } };
  expect(readDraft(structuredClone(draft), start)).toEqual(draft);
});
