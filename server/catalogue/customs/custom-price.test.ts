import { expect, test } from 'vitest';
import { totalOf } from '#src/shared/custom-price.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { readSharedCustom } from './read-shared-custom.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

/** A sequence of numbers from 0 to 1 that is the same in every run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(20_261_124);
const upTo = (most: number) => Math.floor(random() * (most + 1));
const won = () => upTo(500) * 100;

async function randomCustom(): Promise<string> {
  const product = await make.product();
  const price = won();
  await pool.query('update product set price = $1, origin_price = $1, promotion_price = $2 where id = $3', [
    price,
    random() < 0.5 ? 0 : Math.floor(price * random()),
    product,
  ]);
  const option = await make.option(product);
  await pool.query('update product_option set price = $1 where id = $2', [upTo(2) * 1_000, option]);
  for (const production_method of ['PRINTING', 'EMBROIDERY', 'EMBROIDERY'])
    await make.insert('product_variant', {
      product_option_id: option,
      size: String(random()),
      production_method,
      add_price: upTo(3) * 1_000,
      stock_count: 1,
    });
  const custom = await make.insert('product_custom', {
    product_id: product,
    option_id: option,
    user_id: await make.user(),
    method: random() < 0.5 ? 'PRINTING' : 'EMBROIDERY',
    type: 'USER',
    name_ko: '커스텀',
  });
  for (let sides = upTo(3); sides > 0; sides -= 1) {
    const group = await make.insert('mockup_group', {
      product_id: product,
      name_ko: '면',
      name_en: 'side',
      price: won(),
      position: sides,
      area_x: 0,
      area_y: 0,
      area_width: 100,
      area_height: 100,
      area_width_mm: 100,
      mask_src: '/m',
      overlay_src: '/o',
    });
    const removed = random() < 0.2 ? new Date() : null;
    const mockup = await make.insert('custom_mockup', {
      product_custom_id: custom,
      mockup_group_id: group,
      deleted_at: removed,
    });
    for (let layers = upTo(4); layers > 0; layers -= 1) {
      const graphic = await make.graphic();
      await pool.query('update graphic set promotion_price = $1 where id = $2', [upTo(30) * 100, graphic]);
      await make.insert('custom_layer', {
        custom_mockup_id: mockup,
        graphic_id: graphic,
        position: layers,
        x_coordinate: 1,
        y_coordinate: 1,
        width: 10,
        height: 10,
        deleted_at: random() < 0.2 ? new Date() : null,
      });
    }
  }
  return custom;
}

/** The rule of the specification, section 5, and what the color and the method add, as a database sums it up. */
const totalSql = `
  select coalesce(nullif(promotion_price, 0), product.price) + option.price
    + (select min(add_price) from product_variant where product_option_id = option.id
       and (production_method = custom.method or not is_decorated))
    + (select coalesce(sum(mockup_group.price + graphics.price), 0)
       from custom_mockup mockup join mockup_group on mockup_group.id = mockup_group_id
       cross join lateral (
         select sum(promotion_price) as price, count(*) as number from custom_layer layer join graphic on graphic.id = graphic_id
         where custom_mockup_id = mockup.id and layer.deleted_at is null
       ) graphics
       where product_custom_id = custom.id and mockup.deleted_at is null and number > 0) as total
  from product_custom custom join product on product.id = custom.product_id
    join product_option option on option.id = option_id
    cross join lateral (select exists (
      select from custom_layer layer join custom_mockup mockup on mockup.id = custom_mockup_id
      where product_custom_id = custom.id and mockup.deleted_at is null and layer.deleted_at is null) as is_decorated) as made
  where custom.id = $1`;

test('the price that shoppers see of a custom is the one that the database adds up, for any custom', async () => {
  const totals = new Set<number>();
  for (let number = 0; number < 60; number += 1) {
    const custom = await randomCustom();
    const shown = await readSharedCustom(pool, custom);
    const { rows } = await pool.query<{ total: string }>(totalSql, [custom]);
    const total = totalOf(shown?.price_lines ?? []);
    expect(total).toBe(Number(rows[0]?.total));
    totals.add(total);
  }
  expect(totals.size).toBeGreaterThan(40);
});
