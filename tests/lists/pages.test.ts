import fc from 'fast-check';
import { parse } from 'graphql';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listPagesOf } from '#src/graphql/list-pages.ts';
import { createClient } from '#src/writes/client.ts';
import { withDataService } from '../support/data-service.ts';
import { readShippedOperations } from '../support/shipped-operations.ts';
import { id } from '../support/small-shop.ts';

const { pool, post } = withDataService();
const operations = await readShippedOperations();
const viewerId = id('user', 1);
const headers = { authorization: `Bearer user_${viewerId}` };
const pageSize = 3;

// Two of them differ by a microsecond, and one has no fraction of a second.
const moments = [
  '2026-11-03T00:00:00.000001Z',
  '2026-11-03T00:00:00Z',
  '2026-11-02T00:00:00.1Z',
  '2026-11-01T00:00:00Z',
];
const graphicAt = (place: number) => id('graphic', 100 + place);
const graphics = Array.from({ length: 24 }, (_, place) => graphicAt(place));

beforeAll(async () => {
  await pool.query(
    `insert into graphic (id, artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price)
     select id, '${id('artist', 1)}', 'g', '', '/g', 1, 1, 'webp', 1000, 1000, 1000 from unnest($1::uuid[]) id`,
    [graphics],
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The list of likes of a member, read by the client of the storefront from the real data service. */
function openLikes() {
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const response = await post(String(body), headers);
    return new Response(response.body, { headers: { 'content-type': 'application/json' } });
  });
  const query = operations.find(({ name }) => name === 'LikedGraphics')?.query ?? '';
  const session = {
    viewer: () => ({ state: 'member', id: viewerId, role: 'user' }) as const,
    headers: () => ({}),
    needsRefresh: () => false,
    ensureFresh: async () => {},
    forceRefresh: async () => {},
  };
  const client = createClient({ url: 'http://shop.test/v1/graphql', session });
  type Data = { graphic_like: readonly { graphic_id: string }[] };
  const list = {
    document: parse(query) as never,
    field: 'graphic_like' as const,
    variables: {
      viewerId,
      where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
      order_by: [{ created_at: 'desc' }, { graphic_id: 'asc' }],
      limit: pageSize,
      offset: 0,
    },
  };
  const pages = listPagesOf<Data, typeof list.variables>(client, list);
  const cached = () => client.readQuery<Data>(list.document, list.variables, { requestPolicy: 'cache-only' });
  return { ...pages, shown: () => cached()?.data?.graphic_like.map(({ graphic_id }) => graphic_id) ?? [] };
}

const like = (graphic: string, moment: string) =>
  pool.query(
    `insert into graphic_like (user_id, graphic_id, created_at) values ($1, $2, $3)
     on conflict (user_id, graphic_id) do update set created_at = excluded.created_at`,
    [viewerId, graphic, moment],
  );

const unlike = (graphic: string) =>
  pool.query('delete from graphic_like where user_id = $1 and graphic_id = $2', [viewerId, graphic]);

async function likedInOrder(): Promise<string[]> {
  const { rows } = await pool.query<{ graphic_id: string }>(
    'select graphic_id from graphic_like where user_id = $1 order by created_at desc, graphic_id',
    [viewerId],
  );
  return rows.map(({ graphic_id }) => graphic_id);
}

const moment = fc.constantFrom(...moments);
const steps = fc.array(
  fc.oneof(
    fc.constant({ kind: 'more' as const }),
    fc.constant({ kind: 'refresh' as const }),
    fc.constant({ kind: 'refresh and more at once' as const }),
    fc.record({ kind: fc.constant('like' as const), graphic: fc.nat({ max: 11 }), moment }),
    fc.record({ kind: fc.constant('unlike' as const), graphic: fc.nat({ max: 23 }) }),
  ),
  { maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

// The first twelve graphics come while pages are read, the others are there from the start.
const initial = fc.array(fc.record({ graphic: fc.integer({ min: 12, max: 23 }), moment }), { maxLength: 12 });

// A list that was read to its end with full pages only, and a row that comes at its end.
const fullPages: [{ graphic: number; moment: string }[], Step[]] = [
  [12, 13, 14].map((graphic) => ({ graphic, moment: '2026-11-03T00:00:00Z' })),
  [{ kind: 'more' }, { kind: 'like', graphic: 0, moment: '2026-11-01T00:00:00Z' }],
];

test('a row that stays while others come and go between pages is shown once, in its place', async () => {
  const property = fc.asyncProperty(initial, steps, readWhileItChanges);
  await fc.assert(property, { numRuns: 60, examples: [fullPages] });
}, 120_000);

async function readWhileItChanges(
  likes: readonly { graphic: number; moment: string }[],
  steps: readonly Step[],
): Promise<void> {
  await pool.query('delete from graphic_like where user_id = $1', [viewerId]);
  for (const { graphic, moment } of likes) await like(graphicAt(graphic), moment);
  const staying = new Set(await likedInOrder());
  const list = openLikes();
  await list.refresh();
  for (const step of steps) {
    await runStep(step, list);
    if (step.kind === 'unlike') staying.delete(graphicAt(step.graphic));
  }
  await readToEnd(list);
  const shown = list.shown();
  expect(shown).toEqual([...new Set(shown)]);
  const inOrder = await likedInOrder();
  const isStaying = (graphic: string) => staying.has(graphic);
  expect(shown.filter(isStaying)).toEqual(inOrder.filter(isStaying));
  await list.refresh();
  await readToEnd(list);
  expect(list.shown()).toEqual(inOrder);
}

async function readToEnd({ more, status }: ReturnType<typeof openLikes>): Promise<void> {
  for (let page = 0; !status.get().isComplete && page < 20; page++) await more();
  expect(status.get()).toMatchObject({ isComplete: true, request: 'idle' });
}

async function runStep(step: Step, list: ReturnType<typeof openLikes>): Promise<void> {
  switch (step.kind) {
    case 'more':
      return list.more();
    case 'refresh':
      await list.refresh();
      return;
    case 'refresh and more at once':
      await Promise.all([list.refresh(), list.more()]);
      return;
    case 'like':
      await like(graphicAt(step.graphic), step.moment);
      return;
    case 'unlike':
      await unlike(graphicAt(step.graphic));
      return;
  }
}

test('a page beyond the end is empty, and the list is complete', async () => {
  await pool.query('delete from graphic_like where user_id = $1', [viewerId]);
  for (const graphic of graphics.slice(0, pageSize)) await like(graphic, moments[0] ?? '');
  const list = openLikes();
  await list.refresh();
  expect(list.status.get().isComplete).toBe(false);
  await list.more();
  expect(list.status.get()).toMatchObject({ isComplete: true, request: 'idle' });
  expect(list.shown()).toEqual(graphics.slice(0, pageSize));
});
