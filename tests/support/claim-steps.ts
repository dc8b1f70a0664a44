import { expect } from 'vitest';
import type { withPaidShop } from './paid-shop.ts';

export const pickup = {
  recipient: '김하루',
  phone: '01012345678',
  zip_code: '04524',
  address: '서울 중구 세종대로 110',
  detail_address: '1층',
  request: '문 앞에 둘게요',
};
export const returnOf = (lines: readonly { id: string; quantity: number }[], changes: object = {}) => ({
  type: 'RETURN',
  lines,
  reason_code: 'CHANGED_MIND',
  reason: '생각보다 커요',
  image_ids: [],
  fee_payment: 'DEDUCT',
  pickup,
  ...changes,
});

/** The steps of buyers and operators in a claim, by their calls. */
export function claimSteps(shop: ReturnType<typeof withPaidShop>) {
  const { asShopper, asAdmin, make, claim, buyPaid, advance } = shop;

  /** Delivered pieces of one product. */
  async function deliver(quantity = 1, price = 10_000) {
    const product = await make.variant(9, price);
    const order = await buyPaid([[product.variantId, quantity]]);
    const [line] = order.products;
    await advance([line.id], 'DELIVERED');
    return { ...product, id: order.id as string, lineId: line.id as string, line };
  }

  async function requestClaim(id: string, body: object) {
    const answer = await claim(id, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  }

  const decide = async (claimId: string, step: string, body?: object) => {
    const answer = await asAdmin('POST', `/admin/claims/${claimId}/${step}`, body);
    return answer.statusCode === 200 ? answer.json().state : answer.json().code;
  };
  const claimOf = async (id: string) => (await asShopper('GET', `/claims/${id}`)).json();

  /** From the request until its parcel was looked at. */
  async function inspect(claimId: string, fault: 'BUYER' | 'SELLER', restock = true, fee_paid = false) {
    expect(await decide(claimId, 'accept')).toBe('ACCEPTED');
    expect(await decide(claimId, 'collect', { to: 'COLLECTING' })).toBe('COLLECTING');
    expect(await decide(claimId, 'collect', { to: 'COLLECTED' })).toBe('COLLECTED');
    return decide(claimId, 'inspect', { fault, restock, ...(fee_paid && { fee_paid }) });
  }

  return { deliver, requestClaim, decide, claimOf, inspect };
}
