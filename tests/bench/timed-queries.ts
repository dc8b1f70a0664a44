import { categoryId } from '#demo/keys/ids.ts';
import { shopperId } from '../support/example-variables.ts';
import { readShippedOperations, type ShippedOperation } from '../support/shipped-operations.ts';
import { mainPageSql, mainRestSql } from './hand-written/home.ts';
import { bestCustomsSql, likedGraphicsSql, productListSql, searchSql } from './hand-written/lists.ts';
import { plannedQueries, searchPatterns } from './planned-queries.ts';

/** A query of the shop, and one statement written by hand that gives the same answer. */
export type TimedQuery = {
  readonly title: string;
  readonly operation: ShippedOperation;
  readonly variables: Readonly<Record<string, unknown>>;
  /** `role` of the session and the id of who asks. */
  readonly caller: { readonly role: 'public' | 'user'; readonly id: string };
  readonly handWritten: { readonly text: string; readonly values: readonly unknown[] };
};

const visitor = { role: 'public', id: '00000000-0000-0000-0000-000000000000' } as const;
const member = { role: 'user', id: shopperId } as const;

function search(typed: string) {
  const { pattern, initials } = searchPatterns(typed);
  return {
    name: 'Search',
    title: `search for ${typed}`,
    caller: visitor,
    variables: { pattern, initials, limit: 20 },
    handWritten: { text: searchSql, values: [pattern, initials, 20] },
  };
}

const list = [
  {
    name: 'MainPage',
    title: 'home, first blocks',
    caller: visitor,
    handWritten: { text: mainPageSql, values: [] },
  },
  {
    name: 'MainMore',
    title: 'home, the rest',
    caller: visitor,
    variables: { shown: 3 },
    handWritten: { text: mainRestSql, values: [3] },
  },
  {
    name: 'ProductList',
    title: 'product list',
    caller: visitor,
    variables: { category: categoryId('stickers'), limit: 20, offset: 0 },
    handWritten: { text: productListSql, values: [categoryId('stickers'), 20, 0] },
  },
  search('고양이'),
  {
    name: 'BestCustoms',
    title: 'best customs',
    caller: visitor,
    handWritten: { text: bestCustomsSql, values: [] },
  },
  {
    name: 'LikedGraphics',
    title: 'liked graphics of a member',
    caller: member,
    variables: {
      where: { user_id: { _eq: shopperId }, deleted_at: { _is_null: true } },
      order_by: [{ created_at: 'desc' }, { graphic_id: 'asc' }],
      limit: 10,
      offset: 0,
    },
    handWritten: { text: likedGraphicsSql, values: [shopperId, 10] },
  },
];

/** The questions that are timed. */
export async function readTimedQueries(): Promise<TimedQuery[]> {
  const operations = await readShippedOperations(plannedQueries);
  return list.map(({ name, variables, ...question }) => {
    const operation = operations.find((each) => each.name === name);
    if (!operation) throw new Error(`The storefront no longer asks ${name}.`);
    const viewer = operation.query.includes('$viewerId') ? { viewerId: question.caller.id } : {};
    return { ...question, operation, variables: { ...viewer, ...variables } };
  });
}
