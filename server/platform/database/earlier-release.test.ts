import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';

describe('a shop of an earlier release', () => {
  const { pool: former } = withDatabase('empty');
  const folder = new URL('migrations/', import.meta.url);
  const applyMigrations = async (isWanted: (name: string) => boolean) => {
    for (const name of (await readdir(folder)).sort().filter(isWanted)) {
      await former.query(`begin; ${await readFile(new URL(name, folder), 'utf8')}; commit`);
    }
  };

  test('loses the customs that are invalid now, and no others', async () => {
    await applyMigrations((name) => name < '014');
    const old = catalogue(former);
    const oldProduct = async (category: string) =>
      old.insert('product', {
        brand_id: await old.brand(),
        code: randomUUID(),
        name_ko: '티',
        name_en: 'tee',
        image_src: '/t.webp',
        category,
        type: 'GENERAL',
        origin_price: 1000,
        price: 1000,
      });
    const [user, product] = [await old.user(), await oldProduct('TEE')];
    const option = await old.option(product);
    const foreignOption = await old.option(await oldProduct('모자 \n'));
    await oldProduct('tee');
    await oldProduct('');
    const custom = (more: object) =>
      old.insert('product_custom', {
        product_id: product,
        option_id: option,
        user_id: user,
        method: 'PRINTING',
        type: 'USER',
        name_ko: '내 것',
        ...more,
      });
    const [kept, nameless] = [await custom({}), await custom({ name_ko: '' })];
    await custom({ option_id: foreignOption });
    const side = await old.insert('mockup_group', {
      product_id: product,
      name_ko: '앞',
      name_en: 'front',
      mask_src: '/m',
      overlay_src: '/o',
      area_x: 0,
      area_y: 0,
      area_width: 1,
      area_height: 1,
      area_width_mm: 1,
    });
    const mockup = (product_custom_id: string) =>
      old.insert('custom_mockup', { product_custom_id, mockup_group_id: side, src: '/a.webp' });
    const layer = async (custom_mockup_id: string, width: number | 'NaN') =>
      old.insert('custom_layer', {
        custom_mockup_id,
        graphic_id: await old.graphic(),
        x_coordinate: 0,
        y_coordinate: 0,
        width,
        height: 1,
      });
    await layer(await mockup(kept), 1);
    await layer(await mockup(nameless), 1);
    await layer(await mockup(await custom({})), 'NaN');

    await applyMigrations((name) => name >= '014');
    const left = await former.query(`select product_custom.id, custom_mockup.product_id
      from product_custom join custom_mockup on product_custom_id = product_custom.id
        join custom_layer on custom_mockup_id = custom_mockup.id`);
    expect(left.rows).toEqual([{ id: kept, product_id: product }]);
    expect((await former.query('select from product_custom')).rowCount).toBe(1);
  });

  test('has a category for each value that its products had', async () => {
    const { rows } =
      await former.query(`select category.name_ko, category.name_en, path_name, count(*)::int as products,
        bool_and(root_category_id = category.id) as is_root
      from product join category on category.id = category_id group by category.id order by category.name_ko collate "C"`);
    const paths = rows.map(({ path_name }) => path_name);
    expect(
      rows.map(({ name_ko, name_en, products, is_root }) => [name_ko, name_en, products, is_root]),
    ).toEqual(['TEE', 'tee', '기타', '모자'].map((name) => [name, name, 1, true]));
    expect(new Set(paths).size).toBe(4);
    expect(paths.every((path) => /^category-\d$/.test(path))).toBe(true);
  });
});
