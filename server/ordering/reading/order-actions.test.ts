import { describe, expect, test } from 'vitest';
import type { OrderState } from '../order-core/order-state.ts';
import { type ActionLine, claimReasons, isProductionStarted, lineActions } from './order-actions.ts';

const policy = { withdrawal_days: 7, defect_days: 90 };
const now = new Date('2026-11-24T12:00:00Z');
const line = (changes: Partial<ActionLine> = {}): ActionLine => ({
  state: 'PAID',
  withdrawal_limited: false,
  delivered_at: null,
  delivery_id: null,
  exchange_of: null,
  quantity: 2,
  refunded_quantity: 0,
  exchanged_quantity: 0,
  has_open_claim: false,
  may_review: false,
  ...changes,
});
const actions = (changes: Partial<ActionLine>, at = now) => lineActions(line(changes), policy, at).join(' ');
const yesterday = new Date('2026-11-23T03:00:00Z');

describe('the actions that a buyer may do', () => {
  test.each<[OrderState, string, string]>([
    ['PAYMENT_PENDING', '', ''],
    ['DEPOSIT_WAITING', '', ''],
    ['PAID', 'CANCEL', 'CANCEL'],
    ['PRODUCING', 'REQUEST_CANCEL', ''],
    ['PRODUCED', 'REQUEST_CANCEL', ''],
    ['SHIPPING_READY', 'REQUEST_CANCEL', ''],
    ['SHIPPING', 'RETURN', ''],
    ['DELIVERED', 'RETURN EXCHANGE CONFIRM', 'RETURN EXCHANGE CONFIRM'],
    ['CONFIRMED', '', ''],
    ['CANCELED', '', ''],
    ['RETURNED', '', ''],
    ['EXCHANGED', '', ''],
    ['EXPIRED', '', ''],
    ['PAYMENT_FAILED', '', ''],
  ])('%s: %s, and made for one buyer: %s', (state, general, limited) => {
    expect(actions({ state, delivered_at: yesterday })).toBe(general);
    expect(actions({ state, delivered_at: yesterday, withdrawal_limited: true })).toBe(limited);
  });

  test('nothing that needs a decision while one is open', () => {
    for (const state of ['PAID', 'SHIPPING_READY', 'DELIVERED'] as const) {
      expect(actions({ state, has_open_claim: true })).toBe('');
      expect(actions({ state, has_open_claim: true, may_review: true })).toBe('REVIEW');
    }
  });

  test('the way of a parcel is shown once there is one', () => {
    expect(actions({ state: 'SHIPPING', delivery_id: 'x' })).toBe('RETURN TRACK');
    expect(actions({ state: 'PAID', delivery_id: 'x' })).toBe('CANCEL');
  });

  test('a line that replaces another line is not canceled', () => {
    expect(actions({ state: 'PAID', exchange_of: 'x' })).toBe('');
  });

  test('a line that is made for one buyer says why it cannot be canceled', () => {
    expect(isProductionStarted(line({ state: 'PRODUCING', withdrawal_limited: true }))).toBe(true);
    expect(isProductionStarted(line({ state: 'PRODUCING' }))).toBe(false);
    expect(isProductionStarted(line({ state: 'SHIPPING', withdrawal_limited: true }))).toBe(false);
  });
});

describe('why something may come back', () => {
  const delivered = { state: 'DELIVERED', delivered_at: new Date('2026-11-16T14:59:00Z') } as const;
  const reasons = (changes: Partial<ActionLine>, at: string) =>
    claimReasons(line({ ...delivered, ...changes }), policy, new Date(at)).length;

  test('a change of mind counts until the end of the seventh day in Seoul', () => {
    expect(reasons({}, '2026-11-23T14:59:59Z')).toBe(7);
    expect(reasons({}, '2026-11-23T15:00:00Z')).toBe(4);
    // Delivered a minute later is a day later in Seoul.
    const nextDay = { delivered_at: new Date('2026-11-16T15:00:00Z') };
    expect(reasons(nextDay, '2026-11-24T14:59:59Z')).toBe(7);
    expect(reasons(nextDay, '2026-11-24T15:00:00Z')).toBe(4);
  });

  test('a defect counts for three months, also of what was made for one buyer', () => {
    const limited = { withdrawal_limited: true };
    expect(reasons(limited, '2026-11-17T00:00:00Z')).toBe(4);
    expect(reasons(limited, '2027-02-14T14:59:59Z')).toBe(4);
    expect(reasons(limited, '2027-02-14T15:00:00Z')).toBe(0);
  });

  test('no reason is left when all pieces are gone', () => {
    expect(reasons({ refunded_quantity: 1, exchanged_quantity: 1 }, '2026-11-17T00:00:00Z')).toBe(0);
  });
});
