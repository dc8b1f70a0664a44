import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { accessTokenOf, type Member } from './member-requests.ts';

/** A mock-up without folds or shade: a cloth that fills its picture, so that colors are what they are. */
const transparent = await sharp({
  create: { width: 100, height: 100, channels: 4, background: '#0000' },
})
  .png()
  .toBuffer();
const covering = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#000' } })
  .png()
  .toBuffer();
const square = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="${color}"/></svg>`,
  );

/** Files of a shop with things to decorate, for `withApp`. */
export const customShopFiles = {
  'tee/mask.png': covering,
  'tee/overlay.png': transparent,
  'graphics/red.svg': square('#e00000'),
  'graphics/blue.svg': square('#0000e0'),
  'graphics/broken.svg': Buffer.from('<svg'),
};

export type CustomShop = Awaited<ReturnType<typeof insertCustomShop>>;

/** A white tee with a front of 300 x 400 mm and a back, and graphics. */
export async function insertCustomShop(pool: Pool) {
  const make = catalogue(pool);
  const product = await make.product();
  await pool.query(`update product set type = 'CUSTOM', is_custom = true where id = $1`, [product]);
  const option = await make.option(product);
  await pool.query(`update product_option set color_code = '#ffffff', price = 500 where id = $1`, [option]);
  const side = (name: string, position: number) =>
    make.insert('mockup_group', {
      product_id: product,
      name_ko: name,
      name_en: name,
      price: 2_000,
      position,
      area_x: 300,
      area_y: 200,
      area_width: 300,
      area_height: 400,
      area_width_mm: 300,
      mask_src: '/tee/mask.png',
      overlay_src: '/tee/overlay.png',
    });
  const graphic = async (name: string) => {
    const id = await make.graphic(name);
    await pool.query('update graphic set src = $1, width = 10, height = 10 where id = $2', [
      `/graphics/${name}.svg`,
      id,
    ]);
    return id;
  };
  return {
    make,
    product,
    option,
    front: await side('앞', 1),
    back: await side('뒤', 2),
    red: await graphic('red'),
    blue: await graphic('blue'),
    broken: await graphic('broken'),
  };
}

type Layer = { readonly id: string; readonly graphic_id: string; readonly position: number };
export type Sides = Readonly<Record<string, readonly (Layer & Record<string, unknown>)[]>>;

/** A layer of 100 x 100 units in the corner of the print area, unless the test says otherwise. */
export const layerOf = (graphic_id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id: randomUUID(),
  graphic_id,
  position: 0,
  x_coordinate: 300,
  y_coordinate: 200,
  width: 100,
  height: 100,
  ...more,
});

/** How the storefront saves: everything in one mutation, which may be sent twice. */
export const saveCustomDocument = `mutation SaveCustom($id: uuid!, $custom: product_custom_insert_input!, $layerIds: [uuid!]!,
    $groupIds: [uuid!]!, $now: timestamptz!, $logs: [log_insert_input!]!) {
  removedLayers: update_custom_layer(where: { custom_mockup: { product_custom_id: { _eq: $id } }, id: { _nin: $layerIds },
    deleted_at: { _is_null: true } }, _set: { deleted_at: $now }) { affected_rows }
  removedSides: update_custom_mockup(where: { product_custom_id: { _eq: $id }, mockup_group_id: { _nin: $groupIds },
    deleted_at: { _is_null: true } }, _set: { deleted_at: $now }) { affected_rows }
  insert_product_custom_one(object: $custom, on_conflict: { constraint: product_custom_pkey,
    update_columns: [name_ko, name_en, option_id, method] }) { id }
  insert_log(objects: $logs, on_conflict: { constraint: log_target_key }) { affected_rows }
}`;

type Saved = {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly option_id: string;
  readonly sides: Sides;
  readonly method?: string;
  readonly name_ko?: string;
  /** Layers that were saved before and are gone now. */
  readonly removed?: readonly string[];
};

export function saveCustomVariables({ sides, removed = [], method = 'PRINTING', ...saved }: Saved) {
  const { name_ko = '나의 티셔츠', ...custom } = saved;
  return {
    id: custom.id,
    now: new Date().toISOString(),
    layerIds: Object.values(sides).flatMap((layers) => layers.map(({ id }) => id)),
    groupIds: Object.keys(sides),
    logs: removed.map((id) => ({
      user_id: custom.user_id,
      type: 'DELETE',
      target: 'custom_layer',
      description: `layer ${id}`,
    })),
    custom: {
      ...custom,
      type: 'USER',
      method,
      name_ko,
      custom_mockups: {
        on_conflict: {
          constraint: 'custom_mockup_product_custom_id_mockup_group_id_key',
          update_columns: ['deleted_at'],
        },
        data: Object.entries(sides).map(([mockup_group_id, data]) => ({
          mockup_group_id,
          custom_layers: {
            on_conflict: { constraint: 'custom_layer_pkey', update_columns: ['deleted_at'] },
            data,
          },
        })),
      },
    },
  };
}

/** Asks the data service as a member of the demo shop. */
export function memberQueries(server: { readonly app: FastifyInstance }, member: Member = 'shopper') {
  let token: Promise<string> | null = null;
  return async (query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    token ??= accessTokenOf(server.app, member);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/graphql',
      headers: { authorization: `Bearer ${await token}`, 'x-hasura-role': 'user' },
      payload: { query, variables },
    });
    return answer.json();
  };
}
