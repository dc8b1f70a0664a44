import { beforeEach, expect, test } from 'vitest';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { findSharePicture } from './share-picture.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

beforeEach(() => pool.query('truncate product, graphic cascade'));

test('a product is shown on paper, a graphic on its own color', async () => {
  const product = await make.product();
  expect(await findSharePicture(pool, { kind: 'product', id: product })).toEqual({
    path: '/tee.webp',
    background: '#f6f5f2',
  });
  const graphic = await make.graphic();
  await pool.query(`update graphic set background_color = '#26324d'`);
  expect(await findSharePicture(pool, { kind: 'graphic', id: graphic })).toEqual({
    path: '/cat.svg',
    background: '#26324d',
  });
});

async function custom(type: string): Promise<string> {
  const product_id = await make.product();
  const option_id = await make.option(product_id);
  const names = { name_ko: '앞면', name_en: 'Front' };
  const area = { area_x: 0, area_y: 0, area_width: 300, area_height: 300, area_width_mm: 300 };
  const files = { mask_src: '/mask.webp', overlay_src: '/overlay.webp' };
  const group = await make.insert('mockup_group', { ...names, ...area, ...files, product_id, price: 0 });
  const user_id = await make.user();
  const id = await make.insert('product_custom', {
    ...names,
    product_id,
    option_id,
    type,
    method: 'PRINTING',
    user_id,
  });
  await make.insert('custom_mockup', { product_custom_id: id, mockup_group_id: group, src: '/cat-tee.webp' });
  return id;
}

test('a custom of the shop is shown as it is printed, one of a member to nobody', async () => {
  expect(await findSharePicture(pool, { kind: 'custom', id: await custom('SHOP') })).toMatchObject({
    path: '/cat-tee.webp',
  });
  expect(await findSharePicture(pool, { kind: 'custom', id: await custom('USER') })).toBeNull();
});

test('a custom of the shop that was not drawn yet has no picture to share', async () => {
  const id = await custom('SHOP');
  await pool.query('update custom_mockup set src = null');
  expect(await findSharePicture(pool, { kind: 'custom', id })).toBeNull();
});

test.each([
  ['a product that was withdrawn', 'product', `update product set deleted_at = now()`],
  ['a graphic that waits for approval', 'graphic', `update graphic set state = 'READY'`],
  ['a graphic of an artist who is hidden', 'graphic', `update artist set state = 'HIDDEN'`],
] as const)('%s has no picture to share', async (_name, kind, change) => {
  const id = await make[kind]();
  await pool.query(change);
  expect(await findSharePicture(pool, { kind, id })).toBeNull();
});
