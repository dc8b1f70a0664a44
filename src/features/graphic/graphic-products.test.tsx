import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { GraphicProducts, graphicProducts } from './graphic-products.tsx';

const row = (place: number) => ({
  __typename: 'graphic_product',
  graphic_id: 'g1',
  product_id: `p${place}`,
  position: place,
  product: {
    __typename: 'product',
    id: `p${place}`,
    name_ko: `상품 ${place}`,
    name_en: '',
    image_src: '/p.webp',
    is_custom: true,
    is_new: false,
    stock_count: 1,
    price: 1000,
    origin_price: 1000,
    sale_rate: 0,
    promotion_price: 0,
    like_count: 0,
    brand: null,
    product_likes: [],
  },
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => row(from + at));

const list = graphicProducts({ id: 'g1', viewerId: 'u1' });
const pageOf = (count: number, graphic_product: object[]) => ({
  graphic_by_pk: {
    __typename: 'graphic',
    id: 'g1',
    graphic_products_aggregate: {
      __typename: 'graphic_product_aggregate',
      aggregate: { __typename: 'graphic_product_aggregate_fields', count },
    },
  },
  graphic_product,
});

/** Responds with one page after the other, as far as they are requested. */
async function show(...pages: object[]) {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).variables);
    return Response.json({ data: pages.shift() });
  });
  const view = await renderInShop(
    <DeferredQuery query={list.document} variables={list.variables} load={(client) => loadList(client, list)}>
      {() => <GraphicProducts id="g1" viewerId="u1" heading={{ title: '상품' }} />}
    </DeferredQuery>,
  );
  await screen.findAllByRole('article');
  return { ...view, asked };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('it counts all its products and brings those after the twentieth', async () => {
  const { container, asked } = await show(pageOf(23, rows(1, 20)), pageOf(23, rows(21, 23)));
  expect(container.textContent).toContain('23');
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(asked[1]).toMatchObject({ id: 'g1', viewerId: 'u1', limit: 20, offset: 0 });
  expect(JSON.stringify(asked[1]?.where)).toContain('"product_id":{"_gt":"p20"}');
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test.each([[3], [20]])('with %i of them there is nothing more to bring', async (count) => {
  await show(pageOf(count, rows(1, count)));
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});
