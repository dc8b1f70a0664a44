import { beforeEach, expect, test } from 'vitest';
import { insertCustomShop, layerOf } from '#tests/support/custom-shop.ts';
import { withDatabase } from '#tests/support/database.ts';
import { cleanUpCustoms } from './clean-up.ts';

const { pool } = withDatabase();
let shop: Awaited<ReturnType<typeof insertCustomShop>>;
let memberId: string;

beforeEach(async () => {
  shop ??= await insertCustomShop(pool);
  memberId = await shop.make.user();
});

async function save() {
  const custom = await shop.make.insert('product_custom', {
    product_id: shop.product,
    option_id: shop.option,
    user_id: memberId,
    method: 'PRINTING',
    type: 'USER',
    name_ko: '나의 티셔츠',
  });
  const side = await shop.make.insert('custom_mockup', {
    product_custom_id: custom,
    mockup_group_id: shop.front,
  });
  const addLayer = () => shop.make.insert('custom_layer', { ...layerOf(shop.red), custom_mockup_id: side });
  return { custom, side, addLayer, layer: await addLayer() };
}

const remove = (table: string, id: string, days: number) =>
  pool.query(`update ${table} set deleted_at = now() - $2 * interval '1 day' where id = $1`, [id, days]);
const exists = async (table: string, id: string) =>
  (await pool.query(`select from ${table} where id = $1`, [id])).rowCount === 1;

test('designs that are made and removed again count, so that nobody makes more than some hundred a day', async () => {
  await pool.query('update shop_policy set custom_daily_max = 3');
  for (let count = 0; count < 3; count += 1) await remove('product_custom', (await save()).custom, 0);
  await expect(save()).rejects.toThrow('too many customs today');
  await pool.query('update daily_use set day = day - 1');
  await save();
  await pool.query('update shop_policy set custom_daily_max = default');
});

test('layers that are replaced by others count too', async () => {
  const { addLayer } = await save();
  await pool.query('update shop_policy set custom_daily_layers_max = 3');
  for (let count = 0; count < 2; count += 1) await remove('custom_layer', await addLayer(), 0);
  await expect(addLayer()).rejects.toThrow('too many layers today');
  await pool.query('update shop_policy set custom_daily_layers_max = default');
});

test('a design that was removed a month ago is deleted with its log, and no other is', async () => {
  const { custom, side, layer, addLayer } = await save();
  const [old, recent] = [await addLayer(), await addLayer()];
  await pool.query(
    `insert into log (user_id, type, target, description) values ($1, 'DELETE', 'custom_layer', $2)`,
    [memberId, `removed ${old}`],
  );
  await remove('custom_layer', old, 31);
  await remove('custom_layer', recent, 29);
  await cleanUpCustoms(pool);
  expect(await exists('custom_layer', old)).toBe(false);
  for (const id of [recent, layer]) expect(await exists('custom_layer', id)).toBe(true);
  expect([await exists('custom_mockup', side), await exists('product_custom', custom)]).toEqual([true, true]);
});

test('a design that was removed a month ago is deleted once its picture is, unless a cart has it', async () => {
  const [gone, drawn, inCart] = [await save(), await save(), await save()];
  for (const { custom } of [gone, drawn, inCart]) await remove('product_custom', custom, 31);
  await pool.query(`update custom_mockup set src = '/custom-pictures/x.webp' where id = $1`, [drawn.side]);
  const cart = await shop.make.insert('cart', { user_id: memberId });
  await shop.make.insert('cart_item', {
    cart_id: cart,
    product_variant_id: await shop.make.variant(shop.option, 'M', 1),
    product_custom_id: inCart.custom,
    quantity: 1,
    added_unit_price: 1,
    last_add_id: cart,
  });
  await cleanUpCustoms(pool);
  expect(await exists('product_custom', gone.custom)).toBe(false);
  expect(await exists('product_custom', drawn.custom)).toBe(true);
  expect(await exists('product_custom', inCart.custom)).toBe(true);
  expect(await exists('custom_layer', inCart.layer)).toBe(true);
});
