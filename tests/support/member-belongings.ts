import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { markPaid } from '#server/ordering/payments/settle-order.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { signIn } from './account-requests.ts';
import type { memberRequests } from './member-requests.ts';
import { itemsOf, ordering, orderingRows } from './ordering.ts';

type Server = { readonly app: FastifyInstance; readonly pool: Pool };
type Member = { readonly id: string; readonly email: string };

/** Texts of a member that can be found word for word, wherever they are stored. */
export const belongingWords = {
  orderer: '정주문',
  ordererPhone: '01077665544',
  ordererEmail: 'orderer-secret@example.com',
  recipient: '박수령',
  phone: '01099887766',
  address: '부산 해운대구 비밀로 12',
  detail: '1203호 뒷문',
  request: '문앞에 살짝 놓아 주세요',
  label: '외할머니댁',
  custom: '달빛 아래 우리집',
  receipt: '01055443322',
  title: '집 주소가 틀렸어요',
  content: '201호로 바꿔 주세요',
  answer: '201호로 바꿨습니다',
  tracking: '688899997777',
  courier: '담당 기사 최배송 01055551234',
  claim: '소매가 누렇게 변했어요',
  decision: '세탁 흔적이 있어요',
  pickup: '경비실에 맡겨 둘게요',
  wallet: 'wallet-secret@example.com',
  walletId: 'wallet-of-somebody',
  social: 'kakao-sub-of-somebody',
  network: '192.0.2.78',
};
const words = belongingWords;

/** Calls with headers, as the helpers of orders do. */
export async function requestsOf({ app, pool }: Server, { email }: Pick<Member, 'email'>) {
  const { access_token } = (await signIn({ app, pool }, email)).json();
  const as: ReturnType<typeof memberRequests> = (method, path, payload, headers = {}) =>
    app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, authorization: `Bearer ${access_token}`, host: 'shop.test' },
      ...(payload !== undefined && { payload }),
    });
  return as;
}

const form = {
  orderer: { name: words.orderer, phone: words.ordererPhone, email: words.ordererEmail },
  destination: {
    recipient: words.recipient,
    phone: words.phone,
    zip_code: '48094',
    address: words.address,
    detail_address: words.detail,
    request: words.request,
  },
};

/** A member with something in every table of orders, customs, inquiries and wallets. */
export async function insertBelongings(server: Server, member: Member) {
  const { pool } = server;
  const make = orderingRows(pool);
  const as = await requestsOf(server, member);
  const { buy, checkout } = ordering(as);
  const product = await make.variant(9);
  const { customId } = await make.custom(product, { userId: member.id });
  await pool.query('update product_custom set name_ko = $2 where id = $1', [customId, words.custom]);
  const shared = await as('POST', `/customs/${customId}/share`);
  expect(shared.statusCode, shared.body).toBeLessThan(300);
  const usedCoupon = await make.coupon(member.id);
  await make.coupon(member.id);
  await make.points(member.id, 3_000);
  const bought = await buy(itemsOf([product.variantId, 1, customId]), {
    ...form,
    payment_method: 'VIRTUAL_ACCOUNT',
    saves_default_address: true,
    cash_receipt: { type: 'PERSONAL', identifier: words.receipt },
    refund_account: { bank: 'KOOKMIN', number: '12345678901', holder: words.orderer },
  });
  expect(bought.statusCode, bought.body).toBe(201);
  const { id: orderId, order_number: orderNumber } = bought.json();
  await pool.query(`update user_coupon set state = 'USED', used_at = now(), order_id = $2 where id = $1`, [
    usedCoupon,
    orderId,
  ]);
  await inTransaction(pool, (transaction) =>
    markPaid(transaction, orderId, { paidAt: new Date(), transactionId: randomUUID() }),
  );
  await pool.query('update user_address set label = $2 where user_id = $1', [member.id, words.label]);
  const deliveryId = await make.insert('delivery', {
    order_id: orderId,
    carrier_code: 'CJ',
    tracking_number: words.tracking,
  });
  await pool.query(
    `insert into delivery_event (delivery_id, code, description, occurred_at) values ($1, 'OUT_FOR_DELIVERY', $2, now())`,
    [deliveryId, words.courier],
  );
  const cartId = await make.insert('cart', { user_id: member.id });
  await make.insert('cart_item', {
    cart_id: cartId,
    product_variant_id: product.variantId,
    product_custom_id: customId,
    quantity: 1,
    added_unit_price: 1,
    last_add_id: randomUUID(),
  });
  await checkout(itemsOf([product.variantId, 1]));
  const inquiryId = await make.insert('inquiry', {
    user_id: member.id,
    type: 'DELIVERY',
    title: words.title,
    content: words.content,
    state: 'ANSWERED',
    answer: words.answer,
    answered_at: new Date(),
  });
  const uploadId = await make.insert('upload', {
    user_id: member.id,
    purpose: 'INQUIRY',
    width: 1,
    height: 1,
    attached_at: new Date(),
  });
  await pool.query(
    'insert into inquiry_image (inquiry_id, position, upload_id, width, height) values ($1, 0, $2, 1, 1)',
    [inquiryId, uploadId],
  );
  await insertClaim(pool, { memberId: member.id, orderId });
  await pool.query(
    `insert into user_wallet (user_id, state, wallet_email, wallet_id, request_key, connected_at)
     values ($1, 'CONNECTED', $2, $3, gen_random_uuid(), now())`,
    [member.id, words.wallet, words.walletId],
  );
  await pool.query(`insert into user_social (provider, provider_sub, user_id) values ('kakao', $2, $1)`, [
    member.id,
    `${words.social} ${member.id}`,
  ]);
  await pool.query('insert into coupon_code_failure (user_id, network) values ($1, $2)', [
    member.id,
    words.network,
  ]);
  return { as, customId, orderId, orderNumber, inquiryId, uploadId };
}

/** One that was rejected, with a photo. */
async function insertClaim(
  pool: Pool,
  { memberId, orderId }: { readonly memberId: string; readonly orderId: string },
): Promise<void> {
  const make = orderingRows(pool);
  const claimId = await make.insert('order_claim', {
    claim_number: `C20261124-${orderId.slice(0, 8).toUpperCase()}`,
    order_id: orderId,
    type: 'RETURN',
    reason_code: 'DEFECT',
    reason: words.claim,
    fault: 'SELLER',
    requested_by: memberId,
    pickup_enc: Buffer.from(words.pickup),
  });
  const uploadId = await make.insert('upload', {
    user_id: memberId,
    purpose: 'CLAIM',
    width: 1,
    height: 1,
    attached_at: new Date(),
  });
  await pool.query('insert into order_claim_image (claim_id, position, upload_id) values ($1, 0, $2)', [
    claimId,
    uploadId,
  ]);
  await pool.query(`update order_claim set state = 'REJECTED', decided_reason = $2 where id = $1`, [
    claimId,
    words.decision,
  ]);
}

/** Moves an order on until the shopper has confirmed it, which ends the contract. */
export async function confirmOrder(pool: Pool, orderId: string): Promise<void> {
  for (const state of ['SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED']) {
    await pool.query('update order_product set state = $2 where order_id = $1', [orderId, state]);
  }
}
