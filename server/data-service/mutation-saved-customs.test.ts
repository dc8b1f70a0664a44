import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  layerOf,
  type Sides,
  saveCustomDocument,
  saveCustomVariables,
} from '../../tests/support/custom-shop.ts';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

const [me, other] = [id('user', 1), id('user', 2)];
const [mine, theirs, shops] = [id('custom', 2), id('custom', 3), id('custom', 1)];
const front = id('mockup', 9);
const caller: Caller = { role: 'user', user: me };
const thief: Caller = { role: 'user', user: other };
const now = '2026-01-01T00:00:00+00:00';

const layer = (more: object = {}) => layerOf(id('graphic', 1), { x_coordinate: 1, y_coordinate: 2, ...more });
const save = (customId: string, sides: Sides, as: Caller = caller, more: object = {}) => {
  const owner = { user_id: typeof as === 'string' ? me : as.user };
  const product = { product_id: id('product', 1), option_id: id('option', 1) };
  const variables = saveCustomVariables({ id: customId, ...owner, ...product, sides, ...more });
  return service.execute(saveCustomDocument, variables, as);
};
const setCustom = `mutation ($id: uuid!, $set: product_custom_set_input!) {
  update_product_custom_by_pk(pk_columns: { id: $id }, _set: $set) { id } }`;
const update = (customId: string, set: object, as: Caller = caller) =>
  service.execute(setCustom, { id: customId, set }, as);

/** Everything that could change, as text. */
const contents = async () => {
  const { rows } = await service.pool.query(`select json_build_object(
    'customs', (select json_agg(c order by id) from (select id, user_id, name_ko, option_id, method, deleted_at from product_custom) c),
    'sides', (select json_agg(m order by id) from (select id, product_custom_id, src, deleted_at from custom_mockup) m),
    'layers', (select json_agg(l order by id) from custom_layer l), 'logs', (select count(*) from log))::text as all`);
  return rows[0].all as string;
};

beforeEach(() =>
  service.pool.query(`
    update shop_policy set custom_saved_max = 100, custom_side_graphics_max = 10, custom_graphics_max = 30;
    delete from log; delete from custom_share;
    delete from custom_layer where id not in (select ('00000000-0000-4000-0009-00000000000' || n)::uuid from generate_series(1, 3) n);
    delete from custom_mockup where src is null;
    delete from product_custom where id not in ('${mine}', '${theirs}', '${shops}');
    update custom_layer set deleted_at = null; update custom_mockup set deleted_at = null;
    update product_custom set deleted_at = null`),
);

describe.each(['user', 'artist', 'brand'])('role %s', (role) => {
  const owner: Caller = { role, user: me };

  test('names a custom without letters that nobody sees, and with emoji', async () => {
    await update(mine, { name_ko: 'ㅤ\u202e고래\u200b 👩‍🎨❤️' }, owner);
    const { rows } = await service.pool.query('select name_ko from product_custom where id = $1', [mine]);
    expect(rows).toEqual([{ name_ko: '고래 👩‍🎨❤️' }]);
    expect((await update(mine, { name_ko: 'ㅤㅤ' }, owner)).errors).toHaveLength(1);
  });

  test('renames, removes and brings back customs of one’s own', async () => {
    for (const set of [
      { name_ko: '새 이름', name_en: 'New' },
      { method: 'EMBROIDERY' },
      { deleted_at: now },
      { deleted_at: null },
    ])
      expect((await update(mine, set, owner)).data).toEqual({ update_product_custom_by_pk: { id: mine } });
  });

  test('reaches neither those of others nor those of the shop', async () => {
    const before = await contents();
    for (const customId of [theirs, shops])
      expect((await update(customId, { name_ko: '훔침', deleted_at: now }, owner)).data).toEqual({
        update_product_custom_by_pk: null,
      });
    const sides = `mutation { update_custom_mockup(where: { id: { _in: ["${id('mockup', 1)}", "${id('mockup', 3)}"] } },
      _set: { deleted_at: "${now}" }) { affected_rows } }`;
    expect((await service.execute(sides, {}, owner)).data).toEqual({
      update_custom_mockup: { affected_rows: 0 },
    });
    expect(await contents()).toBe(before);
  });

  test.each([
    ['the owner', { user_id: other }],
    ['the product', { product_id: id('product', 3) }],
    ['the kind', { type: 'SHOP' }],
    ['what makes it one of the best', { is_best: true }],
  ])('cannot change %s', async (_what, set) => {
    expect((await service.refusal(setCustom, { id: mine, set }, owner)).code).toBe('validation-failed');
  });

  test('cannot bring a picture along', async () => {
    const row = { product_custom_id: mine, mockup_group_id: front, src: '/evil.webp' };
    for (const document of [
      'mutation ($row: custom_mockup_insert_input!) { insert_custom_mockup(objects: [$row]) { affected_rows } }',
      `mutation { update_custom_mockup(where: {}, _set: { src: "/evil.webp" }) { affected_rows } }`,
      `mutation { update_custom_mockup(where: {}, _set: { picture_id: null }) { affected_rows } }`,
    ])
      expect((await service.refusal(document, { row }, owner)).code).toBe('validation-failed');
  });
});

test('a member who saves under the id of somebody else’s custom changes nothing', async () => {
  const before = await contents();
  for (const customId of [theirs, shops]) {
    const answer = await save(customId, { [front]: [layer()] });
    expect(answer.data).toBeUndefined();
  }
  expect(await contents()).toBe(before);
});

test('a member who saves with the id of somebody else’s layer neither moves it nor brings it back', async () => {
  await service.pool.query('update custom_layer set deleted_at = now() where id = $1', [id('layer', 2)]);
  const before = await contents();
  const stolen = randomUUID();
  await save(stolen, { [front]: [layer({ id: id('layer', 2) })] }, thief);
  const { rows } = await service.pool.query(
    'select custom_mockup_id as side, deleted_at is null as is_back from custom_layer where id = $1',
    [id('layer', 2)],
  );
  expect(rows).toEqual([{ side: id('mockup', 2), is_back: false }]);
  await service.pool.query('delete from custom_mockup where product_custom_id = $1', [stolen]);
  await service.pool.query('delete from product_custom where id = $1', [stolen]);
  expect(await contents()).toBe(before);
});

test.each([
  ['the color of another product', { option_id: id('option', 3) }, {}],
  ['a method that there is none of', { method: 'PAINTING' }, {}],
  ['a graphic that waits for approval', {}, { graphic_id: id('graphic', 4) }],
  ['a graphic that was removed', {}, { graphic_id: id('graphic', 5) }],
  ['a layer far away', {}, { x_coordinate: 99_999 }],
  ['a layer without a size', {}, { width: 0 }],
  ['a layer that is not a number', {}, { height: 'NaN' }],
  ['a layer in front of everything', {}, { position: 1_001 }],
])('%s is refused, and nothing of the save is stored', async (_what, custom, more) => {
  const before = await contents();
  const answer = await save(mine, { [front]: [layer(), layer(more)] }, caller, custom);
  expect([answer.data, answer.errors?.length]).toEqual([undefined, 1]);
  expect(await contents()).toBe(before);
});

test('a side of another product is refused', async () => {
  const before = await contents();
  expect((await save(mine, { [id('mockup', 8)]: [layer()] })).data).toBeUndefined();
  expect(await contents()).toBe(before);
});

test('a custom has no more graphics than the policy allows', async () => {
  const many = (count: number) => Array.from({ length: count }, () => layer());
  const customId = randomUUID();
  expect((await save(customId, { [front]: many(10) })).errors).toBeUndefined();
  expect((await save(customId, { [front]: many(11) })).errors?.[0]?.message).toContain('too many layers');
  await service.pool.query('update shop_policy set custom_side_graphics_max = 12, custom_graphics_max = 11');
  expect((await save(customId, { [front]: many(11) })).errors).toBeUndefined();
  expect((await save(customId, { [front]: many(12) })).errors?.[0]?.message).toContain('too many layers');
});

test('a member keeps no more customs than the policy allows, even when many are saved at once', async () => {
  await service.pool.query('update shop_policy set custom_saved_max = 3');
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const answers = await Promise.all(ids.map((customId) => save(customId, { [front]: [layer()] })));
  const saved = answers.filter(({ errors }) => !errors);
  expect(saved).toHaveLength(2);
  for (const { errors = [] } of answers)
    for (const { message } of errors) expect(message).toContain('too many saved customs');
  // Saving what is there already goes on; another takes the place of a removed one, which then cannot come back.
  expect((await save(mine, { [front]: [layer()] })).errors).toBeUndefined();
  await update(mine, { deleted_at: now });
  expect((await save(randomUUID(), { [front]: [layer()] })).errors).toBeUndefined();
  expect((await update(mine, { deleted_at: null })).errors?.[0]?.message).toContain('too many saved customs');
});

test('a custom cannot be removed at an infinite time', async () => {
  expect((await update(mine, { deleted_at: 'infinity' })).errors?.[0]?.message).toContain('deleted_at');
});

test('only the owner sees that a custom is shared, and nobody the hash of its link', async () => {
  await service.pool.query(
    `insert into custom_share (product_custom_id, token_hash) values ($1, decode(repeat('ab', 32), 'hex'))`,
    [mine],
  );
  const shared = '{ custom_share { product_custom_id } }';
  expect((await service.execute(shared, {}, caller)).data).toEqual({
    custom_share: [{ product_custom_id: mine }],
  });
  expect((await service.execute(shared, {}, thief)).data).toEqual({ custom_share: [] });
  expect((await service.refusal('{ custom_share { token_hash } }', {}, caller)).code).toBe(
    'validation-failed',
  );
});
