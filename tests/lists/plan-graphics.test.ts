import { beforeAll, expect, test } from 'vitest';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { id } from '../support/small-shop.ts';
import { visitor, withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

const planOf = (number: number) => `00000000-0000-4000-0030-${String(number).padStart(12, '0')}`;
const [running, ended, toCome, hidden, deleted] = [1, 2, 3, 4, 5].map(planOf);

// Positions are shared by four graphics each; those that are not shown are everywhere among them.
beforeAll(async () => {
  await pool.query(`
    insert into plan (id, title, state, start_date, end_date, deleted_at) values
      ('${running}', 'running', 'ACT', now() - interval '1 day', now() + interval '1 day', null),
      ('${ended}', 'ended', 'ACT', now() - interval '2 days', now() - interval '1 minute', null),
      ('${toCome}', 'to come', 'ACT', now() + interval '1 minute', null, null),
      ('${hidden}', 'hidden', 'HIDDEN', null, null, null),
      ('${deleted}', 'deleted', 'ACT', null, null, now());
    insert into graphic (id, artist_id, name_ko, name_en, src, width, height, extension, state, origin_price, price,
        promotion_price, deleted_at)
      select ('00000000-0000-4000-0004-' || lpad((100 + n)::text, 12, '0'))::uuid,
        case n % 7 when 3 then '${id('artist', 2)}' else '${id('artist', 1)}' end::uuid, 'g ' || n, '', '/g', 1, 1, 'webp',
        case n % 5 when 4 then 'READY' else 'ACT' end, 1, 1, 1, case n % 11 when 5 then now() end
      from generate_series(1, 40) n;
    insert into plan_graphic (plan_id, graphic_id, position, add_content)
      select '${running}', id, 12 - right(id::text, 2)::int / 4, name_ko from graphic where name_ko like 'g %'`);
});

type Rows = {
  readonly plan_graphic: readonly { readonly graphic_id: string; readonly graphic: object | null }[];
};

test('the graphics of a collection come page by page in the operator’s order, without those that are not shown', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select graphic_id as id from plan_graphic join graphic on graphic.id = graphic_id
     join artist on artist.id = artist_id
     where plan_id = '${running}' and graphic.state = 'ACT' and graphic.deleted_at is null and artist.state = 'ACT'
     order by plan_graphic.position, graphic_id`,
  );
  const shown = {
    plan_id: { _eq: running },
    graphic: { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } },
  };
  const order_by = [{ position: 'asc' as const }, { graphic_id: 'asc' as const }];
  const page = { ...visitor, order_by, limit: 7, offset: 0 };
  const found: Rows['plan_graphic'][number][] = [];
  for (;;) {
    const last = found.at(-1);
    const where = last ? { _and: [shown, rowsAfter(order_by, last)] } : shown;
    const { plan_graphic } = await execute<Rows>('PlanGraphics', { ...page, where });
    found.push(...plan_graphic);
    if (plan_graphic.length < 7) break;
  }
  expect(rows.length).toBeGreaterThan(20);
  expect(found.map(({ graphic_id }) => graphic_id)).toEqual(rows.map((row) => row.id));
  expect(found.every(({ graphic }) => graphic !== null)).toBe(true);
});

test.each([
  ['running', running, [{ title: 'running' }], []],
  ['ended', ended, [{ title: 'ended' }], [{ id: ended }]],
  ['to come', toCome, [], []],
  ['hidden', hidden, [], []],
  ['deleted', deleted, [], []],
])('a collection that is %s', async (_state, planId, shown, over) => {
  const page = await execute<{ plan: object[]; ended: object[] }>('PlanPage', { id: planId });
  expect(page).toMatchObject({ plan: shown, ended: over });
  expect([page.plan.length, page.ended.length]).toEqual([shown.length, over.length]);
});
