import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

const [me, other] = [id('user', 1), id('user', 2)];
const [mine, theirs, shops] = [id('custom', 2), id('custom', 3), id('custom', 1)];
const back = '00000000-0000-4000-0013-000000000001';
const takenOff = '2026-01-01T00:00:00+00:00';

const layer = (graphic = 1) => ({
  graphic_id: id('graphic', graphic),
  x_coordinate: 1.25,
  y_coordinate: 2,
  width: 30,
  height: 40.5,
});
const mockup = (...layers: object[]) => ({
  mockup_group_id: id('mockup', 9),
  custom_layers: { data: layers },
});
const custom = (more: object = {}) => ({
  user_id: me,
  type: 'USER',
  method: 'PRINTING',
  name_ko: '새 꾸밈',
  product_id: id('product', 1),
  option_id: id('option', 1),
  ...more,
});

const save = `mutation ($row: product_custom_insert_input!) { insert_product_custom_one(object: $row) {
  name_ko type user_id custom_mockups { src custom_layers(order_by: { position: asc }) { x_coordinate height graphic { name_en } } } } }`;
const insert = (table: string) =>
  `mutation ($row: ${table}_insert_input!) { insert_${table}(objects: [$row]) { affected_rows } }`;
const inserted = (table: string) => ({ data: { [`insert_${table}`]: { affected_rows: 1 } } });
const removeLayer = `mutation ($id: uuid!, $at: timestamptz) {
  update_custom_layer_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $at }) { id } }`;

const refused = { code: 'permission-error', data: undefined };

const stored = async (): Promise<number[]> => {
  const { rows } = await service.pool.query(
    `select (select count(*) from product_custom)::int as customs, (select count(*) from custom_mockup)::int as mockups,
      (select count(*) from custom_layer)::int as layers, (select count(*) from log)::int as logs`,
  );
  return Object.values(rows[0]);
};
const untouched = [3, 3, 3, 0];

beforeEach(async () => {
  await service.pool.query(`
    delete from log;
    delete from custom_layer where id not in (select ('00000000-0000-4000-0009-00000000000' || n)::uuid from generate_series(1, 3) n);
    delete from custom_mockup where src is null;
    delete from product_custom where name_ko = '새 꾸밈';
    update custom_layer set deleted_at = null; update product_custom set deleted_at = null;
    insert into mockup_group (id, product_id, name_ko, name_en, price, area_x, area_y, area_width, area_height, area_width_mm, mask_src, overlay_src)
      values ('${back}', '${id('product', 1)}', '뒤', 'back', 0, 0, 0, 100, 100, 100, '/m', '/o') on conflict do nothing`);
});

describe.each(['user', 'artist', 'brand'])('role %s', (role) => {
  const caller: Caller = { role, user: me };

  test('saves a custom with its mock-ups and layers at once', async () => {
    const row = custom({ custom_mockups: { data: [mockup(layer(), { ...layer(2), position: 1 })] } });
    expect(await service.execute(save, { row }, caller)).toEqual({
      data: {
        insert_product_custom_one: {
          name_ko: '새 꾸밈',
          type: 'USER',
          user_id: me,
          custom_mockups: [
            {
              src: null,
              custom_layers: [
                { x_coordinate: 1.25, height: 40.5, graphic: { name_en: 'Cat' } },
                { x_coordinate: 1.25, height: 40.5, graphic: { name_en: 'Dog 100%' } },
              ],
            },
          ],
        },
      },
    });
    const count = `mutation ($row: product_custom_insert_input!) { insert_product_custom(objects: [$row, $row]) { affected_rows returning { user_id } } }`;
    expect((await service.execute(count, { row }, caller)).data).toEqual({
      insert_product_custom: { affected_rows: 8, returning: [{ user_id: me }, { user_id: me }] },
    });
    expect(await stored()).toEqual([6, 6, 9, 0]);
  });

  test('adds to customs of one’s own only', async () => {
    const added = { ...mockup(layer()), mockup_group_id: back };
    const one = await service.execute(
      insert('custom_layer'),
      { row: { ...layer(), custom_mockup_id: id('mockup', 2) } },
      caller,
    );
    expect(one).toEqual(inserted('custom_layer'));
    expect(
      await service.execute(insert('custom_mockup'), { row: { ...added, product_custom_id: mine } }, caller),
    ).toEqual({
      data: { insert_custom_mockup: { affected_rows: 2 } },
    });
    for (const [number, parent] of [
      [3, theirs],
      [1, shops],
    ] as const) {
      const foreignLayer = { ...layer(), custom_mockup_id: id('mockup', number) };
      expect(await service.refusal(insert('custom_layer'), { row: foreignLayer }, caller)).toMatchObject(
        refused,
      );
      for (const group of [back, id('mockup', 9)]) {
        const row = { ...added, mockup_group_id: group, product_custom_id: parent };
        expect(await service.refusal(insert('custom_mockup'), { row }, caller)).toMatchObject(refused);
        const upwards = { ...layer(), custom_mockup: { data: { ...row, custom_layers: { data: [] } } } };
        expect(await service.refusal(insert('custom_layer'), { row: upwards }, caller)).toMatchObject(
          refused,
        );
      }
    }
    expect(await stored()).toEqual([3, 4, 5, 0]);
  });

  test.each([
    ['in the name of somebody else', custom({ user_id: other }), ''],
    ['as the shop', custom({ type: 'SHOP' }), ''],
    ['as nobody', custom({ user_id: null }), ''],
    ['of a product that is not sold', custom({ product_id: id('product', 2) }), ''],
    [
      'with a graphic that is not shown',
      custom({ custom_mockups: { data: [mockup(layer(), layer(4))] } }),
      '.custom_mockups.data[0].custom_layers.data',
    ],
    [
      'with a graphic that was deleted',
      custom({ custom_mockups: { data: [mockup(layer(5))] } }),
      '.custom_mockups.data[0].custom_layers.data',
    ],
  ])('saves no custom %s, and then nothing of it', async (_, row, below) => {
    const path = `$.selectionSet.insert_product_custom_one.args.object${below ? `[0]${below}` : ''}`;
    expect(await service.refusal(save, { row }, caller)).toMatchObject({ ...refused, path });
    expect(await stored()).toEqual(untouched);
  });

  test('a child cannot choose another parent', async () => {
    const child = { ...mockup(), product_custom_id: theirs };
    const refusal = await service.refusal(
      save,
      { row: custom({ custom_mockups: { data: [child] } }) },
      caller,
    );
    expect(refusal).toMatchObject({ code: 'validation-failed', data: undefined });
    expect(refusal.message).toContain('"product_custom_id"');
    expect(await stored()).toEqual(untouched);
  });

  test('takes layers off customs of one’s own only', async () => {
    const execute = (number: number, at: string | null) =>
      service.execute(removeLayer, { id: id('layer', number), at }, caller);
    expect((await execute(2, takenOff)).data).toEqual({ update_custom_layer_by_pk: { id: id('layer', 2) } });
    expect((await execute(2, null)).data).toEqual({ update_custom_layer_by_pk: { id: id('layer', 2) } });
    for (const number of [1, 3]) {
      expect((await execute(number, takenOff)).data).toEqual({ update_custom_layer_by_pk: null });
    }
    const all = `mutation { update_custom_layer(where: {}, _set: { deleted_at: "${takenOff}" }) { affected_rows returning { id } } }`;
    expect((await service.execute(all, {}, caller)).data).toEqual({
      update_custom_layer: { affected_rows: 1, returning: [{ id: id('layer', 2) }] },
    });
    await service.pool.query('update custom_layer set deleted_at = now() where id = $1', [id('layer', 3)]);
    expect((await execute(3, null)).data).toEqual({ update_custom_layer_by_pk: null });
    const moved = `mutation { update_custom_layer(where: {}, _set: { custom_mockup_id: "${id('mockup', 2)}" }) { affected_rows } }`;
    expect((await service.refusal(moved, {}, caller)).code).toBe('validation-failed');
  });

  test('logs a deletion of one’s own, once', async () => {
    const note = (layer: number) => ({
      user_id: me,
      type: 'DELETE',
      target: 'custom_layer',
      description: `layer ${id('layer', layer)}`,
    });
    const row = note(2);
    expect(await service.refusal(insert('log'), { row }, caller)).toMatchObject(refused);
    await service.execute(removeLayer, { id: id('layer', 2), at: takenOff }, caller);
    await service.pool.query('update custom_layer set deleted_at = now() where id = $1', [id('layer', 3)]);
    expect(await service.refusal(insert('log'), { row: note(3) }, caller)).toMatchObject(refused);
    expect(await service.execute(insert('log'), { row }, caller)).toEqual(inserted('log'));
    expect((await service.refusal(insert('log'), { row }, caller)).code).toBe('constraint-violation');
    // Sent again after a lost answer, it is there already.
    const again = `mutation ($row: log_insert_input!) {
      insert_log(objects: [$row], on_conflict: { constraint: log_target_key }) { affected_rows } }`;
    expect(await service.execute(again, { row }, caller)).toEqual({
      data: { insert_log: { affected_rows: 0 } },
    });
    for (const description of ['', `${row.description} ${'and so on '.repeat(20)}`]) {
      expect(await service.refusal(insert('log'), { row: { ...row, description } }, caller)).toMatchObject({
        code: expect.stringMatching(/^(constraint-violation|permission-error)$/),
        data: undefined,
      });
    }
    for (const wrong of [{ user_id: other }, { target: 'orders' }, { type: 'CREATE' }]) {
      expect(await service.refusal(insert('log'), { row: { ...row, ...wrong } }, caller)).toMatchObject(
        refused,
      );
    }
    const returning =
      'mutation ($row: log_insert_input!) { insert_log(objects: [$row]) { returning { id } } }';
    expect((await service.refusal(returning, { row }, caller)).code).toBe('validation-failed');
    expect(await stored()).toEqual([3, 3, 3, 1]);
  });

  test('a custom sent twice with the same id is stored once', async () => {
    const again = `mutation ($row: product_custom_insert_input!) { insert_product_custom_one(object: $row,
      on_conflict: { constraint: product_custom_pkey }) { id } }`;
    const row = { id: '00000000-0000-4000-0014-000000000001', ...custom() };
    expect((await service.execute(again, { row }, caller)).data).toEqual({
      insert_product_custom_one: { id: row.id },
    });
    expect((await service.execute(again, { row }, caller)).data).toEqual({ insert_product_custom_one: null });
    const stolen = { row: custom({ id: theirs }) };
    expect((await service.execute(again, stolen, caller)).data).toEqual({ insert_product_custom_one: null });
    expect(await stored()).toEqual([4, 3, 3, 0]);
  });
});

describe('a write that the database refuses is reported, and nothing of it stays:', () => {
  const withMockup = (more: object) =>
    custom({ custom_mockups: { data: [{ ...mockup(layer()), ...more }] } });
  const withLayer = (more: object) => custom({ custom_mockups: { data: [mockup({ ...layer(), ...more })] } });

  test.each([
    ['the color of another product', 'Foreign key', custom({ option_id: id('option', 3) })],
    ['a side of another product', 'Foreign key', withMockup({ mockup_group_id: id('mockup', 8) })],
    ['a name of 25,000 characters', 'Check', custom({ name_ko: '가'.repeat(25_000) })],
    ['no name', 'Check', custom({ name_en: ' ' })],
    ['a layer of no size', 'Check', withLayer({ width: 'NaN' })],
    ['a layer far away', 'Check', withLayer({ x_coordinate: 99_999 })],
  ])('%s', async (_, refusedBy, row) => {
    const refusal = await service.refusal(save, { row }, { role: 'user', user: me });
    expect(refusal.message).toMatch(new RegExp(`^${refusedBy} (constraint )?violation`));
    expect(refusal.data).toBeUndefined();
    expect(await stored()).toEqual(untouched);
  });
});

test('nothing is printed on a side that was withdrawn', async () => {
  await service.pool.query('update mockup_group set deleted_at = now() where id = $1', [id('mockup', 9)]);
  const row = custom({ custom_mockups: { data: [mockup(layer())] } });
  expect(await service.refusal(save, { row }, { role: 'user', user: me })).toMatchObject(refused);
  await service.pool.query('update mockup_group set deleted_at = null where id = $1', [id('mockup', 9)]);
});

test('a visitor saves nothing', async () => {
  for (const document of [
    save,
    insert('custom_mockup'),
    insert('custom_layer'),
    insert('log'),
    removeLayer,
  ]) {
    expect(await service.refusal(document, { row: custom() })).toMatchObject({
      code: 'validation-failed',
      message: 'no mutations exist',
    });
  }
  expect(await stored()).toEqual(untouched);
});
