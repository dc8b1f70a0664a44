import { expect, test } from 'vitest';
import { problems } from './problems.ts';

const entries = Object.entries(problems);

/** The codes of the shop's design: orders, coupons, points, reviews, inquiries, the wallet and accounts. */
const designed = `
  ADDRESS_LIMIT AGE_LIMIT AUTH_INVALID_CREDENTIAL AUTH_LOGIN_FAILED AUTH_REQUIRED CART_FULL CHECK_ID CLAIM_ALREADY_OPEN
  CLAIM_NOT_ALLOWED CLAIM_PERIOD_OVER CODE_EXPIRED CODE_MISMATCH CODE_TOO_MANY COMMON_ERROR COUPON_ALREADY_ISSUED
  COUPON_CODE_INVALID COUPON_EXHAUSTED COUPON_LOCKED COUPON_NOT_APPLICABLE DELIVERY_NOT_AVAILABLE DUPLICATE_ID
  DUPLICATE_NICKNAME EXCHANGE_OUT_OF_STOCK IDEMPOTENCY_KEY_REUSED ID_FORMAT LOGIN_CONFIRM NO_ACCESS OPTION_DUPLICATED
  OPTION_REQUIRED ORDER_CANCEL_NOT_ALLOWED ORDER_NOT_FOUND ORDER_STATE_CONFLICT OUT_OF_STOCK PASSWORD_FORMAT
  PASSWORD_MISMATCH PAYMENT_AMOUNT_MISMATCH PAYMENT_FAILED PAYMENT_UNKNOWN PHONE_NOT_VERIFIED POINT_INSUFFICIENT
  PRICE_CHANGED PRODUCT_SUSPENDED RATE_LIMITED REFUND_ACCOUNT_REQUIRED REQUIRED_AGREEMENT REVIEW_EXISTS REVIEW_NOT_ALLOWED
  SOCIAL_EMAIL_TAKEN SOCIAL_NOT_REGISTERED TERMS_REQUIRED TOO_MANY_OPEN_ORDERS VALIDATION WALLET_ALREADY_CONNECTED
  WALLET_CREDENTIAL_MISMATCH WALLET_EMAIL_EXISTS WITHDRAW_OPEN_ORDERS
`;

test('every code of the design is there', () => {
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(designed.trim().split(/\s+/)));
});

test.each(entries)('%s has a status, and a sentence in both languages', (code, { status, ko, en }) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect([202, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 502, 503]).toContain(status);
  expect(ko).toMatch(/^[가-힣A-Z0-9].*(요|다|까)[.?]$/);
  expect(en).toMatch(/^[A-Z][ -~]*[.?]$/);
});

test.each(['ko', 'en'] as const)('no text (%s) stands for two codes', (locale) => {
  const texts = entries.map(([, problem]) => problem[locale]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
