import { msg } from '@lingui/core/macro';
import { findPlaceProblems } from '#src/components/form/address-problems.ts';
import type { Problems } from '#src/components/form/form-problems.ts';
import { phoneProblem } from '#src/components/form/phone-problems.ts';
import {
  type AccountField,
  findAccountProblems,
  toRefundAccount,
} from '#src/components/order/refund-account.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { readPhone } from '#src/shared/phone.ts';
import { textLength } from '#src/shared/text-length.ts';
import type { ClaimableLine, ClaimOptions, ClaimValues, Pickup } from './claim-values.ts';

type ClaimBody = InputOf<Contracts['POST /orders/:id/claims']>['body'];

export const maxPhotos = 5;
export const maxChars = 1_000;

/** Names of the inputs, in the order of the form. */
export type ClaimField =
  | 'type'
  | 'reason'
  | 'details'
  | 'photos'
  | 'variantId'
  | `pickup.${keyof Pickup}`
  | AccountField;

export type ClaimProblems = Problems<ClaimField>;

/** The values that follow from what was chosen. */
export function termsOf(values: ClaimValues, claimable: ClaimableLine, options: ClaimOptions) {
  const { types, max_quantity, exchange_variants } = claimable;
  const type = types.includes(values.type) ? values.type : (types[0] ?? 'RETURN');
  // A line that is exchanged is exchanged alone.
  const candidates = options.lines.filter(
    (other) => other.line.id !== claimable.line.id && other.types.includes('RETURN'),
  );
  const { chosen, reasons } = chooseOthers(type === 'RETURN' ? values.others : {}, claimable, candidates);
  const reason = reasons.find(({ code }) => code === values.reason) ?? null;
  const isBuyers = reason?.fault === 'BUYER';
  // The same again is for what came broken or wrong.
  const variants = exchange_variants.filter(({ is_ordered }) => !is_ordered || reason?.fault === 'SELLER');
  const fee = type === 'RETURN' ? options.return_fee : options.exchange_fee;
  return {
    type,
    reasons,
    reason,
    quantity: Math.min(values.quantity, max_quantity),
    others: candidates.map((other) => ({
      claimable: other,
      /** Null: it is not returned. */
      quantity: chosen.includes(other)
        ? Math.min(values.others[other.line.id] ?? 1, other.max_quantity)
        : null,
      // One claim has one reason.
      isPossible: chosen.includes(other) || sharedReasons(reasons, other).length > 0,
    })),
    fee: isBuyers ? fee : 0,
    needsPhotos:
      reason?.fault === 'SELLER' || [claimable, ...chosen].some(({ photos_required }) => photos_required),
    variants,
    variant: variants.find(({ id, is_available }) => id === values.variantId && is_available) ?? null,
    needsAccount: type === 'RETURN' && options.refund_account_required,
  };
}

export type ClaimTerms = ReturnType<typeof termsOf>;
type Reasons = ClaimableLine['reasons'];

/** The further lines of a return, and the reasons that hold for all of them. */
function chooseOthers(
  wanted: ClaimValues['others'],
  { reasons: first }: ClaimableLine,
  candidates: readonly ClaimableLine[],
) {
  const chosen: ClaimableLine[] = [];
  let reasons: Reasons = first;
  for (const other of candidates) {
    const shared = sharedReasons(reasons, other);
    if (wanted[other.line.id] === undefined || shared.length === 0) continue;
    chosen.push(other);
    reasons = shared;
  }
  return { chosen, reasons };
}

const sharedReasons = (reasons: Reasons, other: ClaimableLine): Reasons =>
  reasons.filter(({ code }) => other.reasons.some((reason) => reason.code === code));

/** All lines of the claim, the first one first. */
export const claimedLines = (lineId: string, { quantity, others }: ClaimTerms): ClaimBody['lines'] => [
  { id: lineId, quantity },
  ...others.flatMap((other) =>
    other.quantity === null ? [] : [{ id: other.claimable.line.id, quantity: other.quantity }],
  ),
];

/** Finds what has to be corrected before the claim is sent. The server checks all of it again. */
export function findClaimProblems(values: ClaimValues, terms: ClaimTerms): ClaimProblems {
  const accountProblems = terms.needsAccount ? findAccountProblems(values.account) : {};
  return {
    ...(!terms.reason && { reason: msg`Please choose a reason.` }),
    ...(values.details.trim() === '' && { details: msg`Tell us a little more.` }),
    ...(textLength(values.details) > maxChars && {
      details: msg`Please shorten it to ${maxChars} characters.`,
    }),
    ...(terms.needsPhotos &&
      values.photos.length === 0 && { photos: msg`Please add photos that show what is wrong.` }),
    ...(terms.type === 'EXCHANGE' && !terms.variant && { variantId: msg`Choose what you want instead.` }),
    ...pickupProblems(values.pickup),
    ...accountProblems,
  };
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function pickupProblems({ recipient, phone, zipCode, address }: Pickup): ClaimProblems {
  const wrongPhone = phoneProblem(phone, msg`Enter the phone number for the pick-up.`);
  const problems = {
    ...(oneLine(recipient) === '' && { recipient: msg`Enter who hands over the parcel.` }),
    ...(wrongPhone && { phone: wrongPhone }),
    ...findPlaceProblems({ zipCode, address: oneLine(address) }),
  };
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`pickup.${name}`, problem]));
}

/** The claim of a form without problems. */
export function toClaim(values: ClaimValues, terms: ClaimTerms, lineId: string): ClaimBody | null {
  const { pickup } = values;
  if (!terms.reason) return null;
  const isExchange = terms.type === 'EXCHANGE';
  return {
    type: terms.type,
    lines: claimedLines(lineId, terms),
    reason_code: terms.reason.code,
    reason: values.details.trim(),
    image_ids: values.photos.map(({ id }) => id),
    ...(isExchange && terms.variant && { exchange_variant_id: terms.variant.id }),
    // An exchange has nothing to deduct from.
    fee_payment: isExchange ? 'PREPAID' : values.feePayment,
    ...(terms.needsAccount && { refund_account: toRefundAccount(values.account) }),
    pickup: {
      recipient: oneLine(pickup.recipient),
      phone: readPhone(pickup.phone) ?? '',
      zip_code: pickup.zipCode,
      address: oneLine(pickup.address),
      detail_address: oneLine(pickup.detailAddress),
      request: oneLine(pickup.request),
    },
  };
}
