import { beforeAll, expect, test } from 'vitest';
import { linkedNotice, noticeList } from '#src/features/notices/notice-list.ts';
import { rowsAfter } from '#src/graphql/list-order.ts';
import { admin, type Caller } from '../support/data-service.ts';
import { withStorefrontService } from '../support/storefront-service.ts';

const { pool, execute } = await withStorefrontService();

type Row = { readonly id: string; readonly title: string };

const idOf = (number: number) => `00000000-0000-4000-0030-${String(number).padStart(12, '0')}`;

// The first two and the last two of the others are of the same moment.
beforeAll(() =>
  pool.query(`
    insert into notice (id, title, content, is_fixed, created_at, deleted_at)
      select ('00000000-0000-4000-0030-' || lpad(n::text, 12, '0'))::uuid, title, '', title like 'pinned%',
        now() + moved, case when title like '%deleted' then now() end
      from (values
        (1, 'second', interval '-1 hour'), (2, 'third', interval '-1 hour'), (3, 'first', interval '-1 minute'),
        (4, 'pinned second', interval '-9 days'), (5, 'pinned first', interval '-2 days'),
        (6, 'to come', interval '1 minute'), (7, 'pinned to come', interval '1 day'),
        (8, 'deleted', interval '-1 day'), (9, 'pinned deleted', interval '-1 day'),
        (10, 'fourth', interval '-3 days'), (11, 'fifth', interval '-3 days')
      ) as notice (n, title, moved)`),
);

const inOrder = ['pinned first', 'pinned second', 'first', 'second', 'third', 'fourth', 'fifth'];

async function readAll(caller: Caller, limit: number): Promise<readonly Row[]> {
  const { where, order_by } = noticeList.variables;
  const found: Row[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = last ? { _and: [where, rowsAfter(order_by, last)] } : where;
    const variables = { ...noticeList.variables, where: page, limit };
    const { notice } = await execute<{ notice: readonly Row[] }>('NoticeList', variables, caller);
    found.push(...notice);
    if (notice.length < limit) return found;
  }
}

test.each([
  ['a visitor', 'public'],
  ['a member', { role: 'user', user: idOf(1) }],
  ['an administrator', admin],
] as const)(
  '%s reads the pinned notices, then the others from the newest, page by page',
  async (_who, caller) => {
    for (const limit of [1, 2, 3, 20]) {
      expect((await readAll(caller, limit)).map(({ title }) => title)).toEqual(inOrder);
    }
  },
);

test.each([
  ['a notice', 2, 1],
  ['a notice to come', 6, 0],
  ['a deleted notice', 8, 0],
  ['an unknown notice', 99, 0],
])('the address of %s finds as many: %i → %i', async (_what, number, count) => {
  for (const caller of ['public', admin] as const) {
    const { variables } = linkedNotice(idOf(number));
    const { notice } = await execute<{ notice: readonly Row[] }>('NoticeList', variables, caller);
    expect(notice).toHaveLength(count);
  }
});

test('a notice is shown from its moment on, whenever the statement was prepared', async () => {
  for (let time = 0; time < 3; time++) await readAll('public', 20);
  await pool.query(`insert into notice (title, content) values ('just now', '')`);
  expect((await readAll('public', 20)).map(({ title }) => title)).toContain('just now');
});
