import { expect, test } from 'vitest';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

const me = id('user', 1);
const caller: Caller = { role: 'user', user: me };
const side = id('mockup', 2);
const tooMany = { code: 'permission-error', message: expect.stringContaining('too many layers') };

const layers = (count: number, more: object = {}) =>
  Array.from({ length: count }, () => ({
    graphic_id: id('graphic', 1),
    x_coordinate: 1,
    y_coordinate: 2,
    width: 30,
    height: 40,
    ...more,
  }));
const addLayers = `mutation ($rows: [custom_layer_insert_input!]!) {
  insert_custom_layer(objects: $rows) { affected_rows } }`;
const setDeletedAt = `mutation ($id: uuid!, $at: timestamptz) {
  update_custom_layer_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $at }) { id } }`;
const save = `mutation ($row: product_custom_insert_input!) { insert_product_custom_one(object: $row) { id } }`;
const rows = (count: number) => layers(count, { custom_mockup_id: side });

async function freePlaces(): Promise<number> {
  const { rows: found } = await service.pool.query(
    'select 10 - count(*)::int as free from custom_layer where custom_mockup_id = $1 and deleted_at is null',
    [side],
  );
  return found[0].free;
}

test('a member puts ten graphics on a side, and no more', async () => {
  const free = await freePlaces();
  expect(await service.refusal(addLayers, { rows: rows(free + 1) }, caller)).toMatchObject(tooMany);
  const requests = Array.from({ length: 8 }, () => service.execute(addLayers, { rows: rows(free) }, caller));
  const added = (await Promise.all(requests)).filter(({ data }) => data);
  expect(added).toEqual([{ data: { insert_custom_layer: { affected_rows: free } } }]);
  expect(await freePlaces()).toBe(0);
});

test('a removed graphic makes room for another, and cannot come back then', async () => {
  await service.execute(addLayers, { rows: rows(await freePlaces()) }, caller);
  const removed = { id: id('layer', 2), at: '2026-01-01T00:00:00+00:00' };
  expect((await service.execute(setDeletedAt, removed, caller)).data).toBeTruthy();
  expect((await service.execute(addLayers, { rows: rows(1) }, caller)).data).toBeTruthy();
  expect(await service.refusal(setDeletedAt, { ...removed, at: null }, caller)).toMatchObject(tooMany);
});

test('a custom is refused whole when a side of it has eleven', async () => {
  const mockup = {
    mockup_group_id: id('mockup', 9),
    custom_layers: { data: layers(11) },
  };
  const row = {
    user_id: me,
    type: 'USER',
    method: 'PRINTING',
    name_ko: '가득 찬 꾸밈',
    product_id: id('product', 1),
    option_id: id('option', 1),
    custom_mockups: { data: [mockup] },
  };
  expect(await service.refusal(save, { row }, caller)).toMatchObject(tooMany);
  const { rowCount } = await service.pool.query("select from product_custom where name_ko = '가득 찬 꾸밈'");
  expect(rowCount).toBe(0);
});

test('a custom has at most thirty graphics on all of its sides', async () => {
  const { rows: custom } = await service.pool.query(
    `select product_custom_id as id, product_id from custom_mockup where id = $1`,
    [side],
  );
  const { id: customId, product_id: productId } = custom[0];
  await service.pool.query('delete from custom_layer where custom_mockup_id = $1', [side]);
  for (let sides = 0; sides < 3; sides += 1) {
    const { rows: group } = await service.pool.query(
      `insert into mockup_group (product_id, name_ko, name_en, price, area_x, area_y, area_width, area_height, area_width_mm,
        mask_src, overlay_src) values ($1, '면', 'side', 0, 0, 0, 100, 100, 100, '/m', '/o') returning id`,
      [productId],
    );
    const mockup = {
      mockup_group_id: group[0].id,
      product_custom_id: customId,
      custom_layers: { data: layers(10) },
    };
    const insert = `mutation ($row: custom_mockup_insert_input!) {
      insert_custom_mockup(objects: [$row]) { affected_rows } }`;
    expect((await service.execute(insert, { row: mockup }, caller)).data).toBeTruthy();
  }
  expect(await service.refusal(addLayers, { rows: rows(1) }, caller)).toMatchObject(tooMany);
});
