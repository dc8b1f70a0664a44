import { expect, test } from 'vitest';
import { type CartItem, cartAmounts, type PendingChange, withChanges } from './cart-lines.ts';

const item = (id: string, change: Partial<CartItem> = {}): CartItem =>
  ({
    id,
    product_variant_id: `v-${id}`,
    product_custom_id: null,
    quantity: 1,
    is_selected: true,
    unit_price: 10_000,
    added_unit_price: 10_000,
    is_available: true,
    reason: null,
    stock_count: 9,
    ...change,
  }) as CartItem;

const changes = (...pending: (Partial<PendingChange> & { id: string })[]) =>
  new Map(pending.map((change) => [change.id, { isWaiting: false, ...change }]));

test('the shopper’s change takes precedence over what the server answered last', () => {
  const [line] = withChanges([item('a')], changes({ id: 'a', quantity: 4, isSelected: false }));
  expect(line).toMatchObject({ quantity: 4, is_selected: false });
});

test('a removed line does not come back with the answer to an earlier change', () => {
  expect(withChanges([item('a')], changes({ id: 'a', quantity: 2, isRemoved: true }))).toEqual([]);
});

test('a line that is put back is shown before the server has it again', () => {
  const restored = { variantId: 'v-a', customId: null };
  const shown = withChanges([], changes({ id: 'a', quantity: 3, isRemoved: false, restored }), [item('a')]);
  expect(shown).toMatchObject([{ id: 'a', quantity: 3 }]);
});

test('a line whose change is sent is not shown twice', () => {
  const restored = { variantId: 'v-a', customId: null };
  expect(withChanges([item('a')], changes({ id: 'a', restored }), [item('a')])).toHaveLength(1);
});

const policy = { delivery_fee: 3_000, free_threshold: 30_000 };
const shown = (...items: CartItem[]) => withChanges(items, new Map());

test('only selected lines that can be bought are counted', () => {
  const lines = shown(
    item('a', { quantity: 2 }),
    item('b', { is_selected: false }),
    item('c', { is_available: false, reason: 'SOLD_OUT' }),
  );
  expect(cartAmounts(lines, policy)).toEqual({
    count: 1,
    products: 20_000,
    delivery: 3_000,
    total: 23_000,
    untilFree: 10_000,
  });
});

test('from the threshold on, and for nothing, there is no delivery fee', () => {
  expect(cartAmounts(shown(item('a', { quantity: 3 })), policy)).toMatchObject({ delivery: 0, untilFree: 0 });
  expect(cartAmounts(shown(), policy)).toMatchObject({ delivery: 0, total: 0 });
});
