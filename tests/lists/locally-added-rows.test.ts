import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { hasSelectedFields } from '#src/graphql/stored-entities.ts';
import { fieldsOf } from '#src/shared/parse.ts';
import { type ReactionKind, reactionTables } from '#src/writes/reactions/reaction.ts';
import { readShippedOperations } from '../support/shipped-operations.ts';
import { id } from '../support/small-shop.ts';
import { withStorefrontService } from '../support/storefront-service.ts';

const { execute } = await withStorefrontService();
const operations = await readShippedOperations();
const viewerId = id('user', 2);
const member = { role: 'user', user: viewerId };
const nil = '00000000-0000-0000-0000-000000000000';

const graphicPage = ['GraphicPage', { id: id('graphic', 1), viewerId }] as const;
const productPage = ['ProductPage', { id: id('product', 1), customId: nil, viewerId }] as const;
const reviewsOfProduct = [
  'ReviewList',
  {
    viewerId,
    where: { product_id: { _eq: id('product', 1) } },
    order_by: [{ created_at: 'desc' }, { id: 'asc' }],
    limit: 10,
    offset: 0,
  },
] as const;

/** The fields that a response has for one target, wherever it is nested. */
function targetIn(value: unknown, typename: string): object | null {
  if (typeof value !== 'object' || value === null) return null;
  if (fieldsOf(value)?.__typename === typename) return value;
  for (const child of Object.values(value)) {
    const found = targetIn(child, typename);
    if (found) return found;
  }
  return null;
}

test.each([
  ['graphic_like', 'LikedGraphics', graphicPage],
  ['product_like', 'LikedProducts', productPage],
  ['review_like', 'LikedReviews', reviewsOfProduct],
  ['artist_follow', 'FollowedArtists', graphicPage],
  ['brand_follow', 'FollowedBrands', productPage],
] as const satisfies [ReactionKind, string, unknown][])(
  '%s: the page where it is set has all that its row in the list shows',
  async (kind, list, [page, variables]) => {
    const { target, key } = reactionTables[kind];
    const entity = targetIn(await execute(page, variables, member), target);
    const row = { user_id: viewerId, [key]: 'x', created_at: '', deleted_at: null, [target]: entity };
    const document = parse(operations.find(({ name }) => name === list)?.query ?? '');
    expect(entity).not.toBeNull();
    expect(hasSelectedFields(document as never, kind, { __typename: kind, ...row })).toBe(true);
  },
);
