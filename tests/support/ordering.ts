import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { catalogue } from './catalogue.ts';
import type { memberRequests } from './member-requests.ts';

/** A shop that takes payments. No gateway is asked before the payment window is open. */
export const paymentEnvironment = {
  PAYMENT: 'portone_v2',
  PORTONE_STORE_ID: 'store-00000000-0000-4000-8000-000000000000',
  PORTONE_API_SECRET: 'test-secret-test-secret',
  PORTONE_WEBHOOK_SECRET: 'whsec_dGVzdC1zZWNyZXQtdGVzdC1zZWNyZXQ=',
  PORTONE_CARD: 'channel-key-card',
  PORTONE_VIRTUAL_ACCOUNT: 'channel-key-account',
};

type Requests = ReturnType<typeof memberRequests>;
type Choice = { readonly coupons?: object; readonly point?: number; readonly zip_code?: string };

const allAgreements = ['ORDER', 'PRIVACY', 'THIRD_PARTY', 'CUSTOM_MADE'];

/** Items that are ordered straight from a page. */
export const itemsOf = (...lines: [variantId: string, quantity: number, customId?: string][]) => ({
  items: lines.map(([product_variant_id, quantity, product_custom_id]) => ({
    product_variant_id,
    quantity,
    ...(product_custom_id && { product_custom_id }),
  })),
});

/** The steps of a member from the cart to the order, by their calls. */
export function ordering(as: Requests) {
  const once = (key: string = randomUUID()) => ({ 'idempotency-key': key });

  const checkout = async (source: object): Promise<string> =>
    (await as('POST', '/checkouts', { source }, once())).json().id;

  const quote = (source: object, choice: object = {}) => as('POST', '/orders/quote', { source, ...choice });

  const form = (changes: object = {}) => ({
    orderer: { name: '김하루', phone: '01012345678', email: 'haru@example.com' },
    destination: {
      recipient: '김하루',
      phone: '01012345678',
      zip_code: '04524',
      address: '서울 중구 세종대로 110',
      detail_address: '1층',
      request: '',
    },
    payment_method: 'CARD',
    agreements: allAgreements,
    ...changes,
  });

  const order = (body: object, key?: string) => as('POST', '/orders', body, once(key));

  /** Everything in one: what is ordered is what was quoted. */
  const buy = async (source: object, changes: object = {}, choice: Choice = {}) => {
    const checkout_id = await checkout(source);
    const { quote_hash } = (await quote(source, choice)).json();
    const { zip_code: _, ...chosen } = choice;
    return order({ checkout_id, quote_hash, ...form(changes), ...chosen });
  };
  return { checkout, quote, form, order, buy };
}

/** Rows that orders need beside the catalogue. */
export function orderingRows(pool: Pool) {
  const make = catalogue(pool);

  /** A product in one color and size. */
  const variant = async (stock: number, price = 10_000) => {
    const productId = await make.product();
    await pool.query('update product set price = $2, origin_price = $2 where id = $1', [productId, price]);
    const optionId = await make.option(productId);
    return { productId, optionId, variantId: await make.variant(optionId, 'M', stock) };
  };

  /** A design of one side with graphics of 1,000 won; the side costs 500. */
  const custom = async (
    { productId, optionId }: { productId: string; optionId: string },
    { userId = null, graphics = 1 }: { userId?: string | null; graphics?: number } = {},
  ) => {
    const customId = await make.insert('product_custom', {
      product_id: productId,
      option_id: optionId,
      user_id: userId,
      method: 'PRINTING',
      type: userId ? 'USER' : 'SHOP',
      name_ko: '달밤',
    });
    const groupId = await make.insert('mockup_group', {
      product_id: productId,
      name_ko: '앞',
      name_en: 'Front',
      price: 500,
      area_x: 0,
      area_y: 0,
      area_width: 100,
      area_height: 100,
      area_width_mm: 100,
      mask_src: '/mask.webp',
      overlay_src: '/overlay.webp',
    });
    const mockupId = await make.insert('custom_mockup', {
      product_custom_id: customId,
      mockup_group_id: groupId,
      src: '/custom.webp',
    });
    const graphicIds: string[] = [];
    for (let index = 0; index < graphics; index += 1) {
      const graphicId = await make.graphic();
      graphicIds.push(graphicId);
      await make.insert('custom_layer', {
        custom_mockup_id: mockupId,
        graphic_id: graphicId,
        position: index,
        x_coordinate: 10,
        y_coordinate: 10,
        width: 50,
        height: 50,
      });
    }
    return { customId, graphicIds };
  };

  const coupon = async (userId: string, changes: object = {}) => {
    const couponId = await make.insert('coupon', {
      name_ko: '쿠폰',
      name_en: 'Coupon',
      type: 'ORDER',
      issue_type: 'ADMIN',
      discount_type: 'AMOUNT',
      discount_value: 1_000,
      issued_count: 1,
      ...changes,
    });
    const expires_at = new Date(Date.now() + 86_400_000);
    return make.insert('user_coupon', { coupon_id: couponId, user_id: userId, expires_at });
  };

  const points = async (userId: string, ...amounts: number[]) => {
    const balance = amounts.reduce((total, amount) => total + amount, 0);
    await pool.query(
      `insert into user_point (user_id, balance) values ($1, $2)
       on conflict (user_id) do update set balance = user_point.balance + excluded.balance`,
      [userId, balance],
    );
    for (const [index, amount] of amounts.entries()) {
      const expires_at = new Date(Date.now() + (index + 40) * 86_400_000);
      await make.insert('point_lot', {
        user_id: userId,
        amount,
        remain: amount,
        source: 'EVENT',
        expires_at,
      });
      await pool.query(
        `insert into point_history (user_id, type, amount, balance_after, reason_code, source_id)
         select $1, 'ADD', $2, balance, 'EVENT', gen_random_uuid() from user_point where user_id = $1`,
        [userId, amount],
      );
    }
  };
  return { ...make, variant, custom, coupon, points };
}
