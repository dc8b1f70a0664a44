import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { GraphicProducts, graphicProductFragment } from './graphic-products.tsx';

const row = (place: number) => ({
  __typename: 'graphic_product',
  graphic_id: 'g1',
  product_id: `p${place}`,
  product: {
    __typename: 'product',
    id: `p${place}`,
    name_ko: `상품 ${place}`,
    name_en: '',
    image_src: '/p.webp',
    is_custom: true,
    is_new: false,
    is_sale: false,
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

const show = (count: number, first: object[]) =>
  renderInShop(
    <GraphicProducts
      id="g1"
      viewerId="u1"
      count={count}
      first={first.map((one) =>
        maskFragments([graphicProductFragment], unsafe_readResult(graphicProductFragment, one as never)),
      )}
    />,
  );

afterEach(() => vi.unstubAllGlobals());

test('it counts all its products and brings those after the twentieth', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).variables);
    return Response.json({ data: { graphic_product: rows(21, 23) } });
  });
  const { container } = await show(23, rows(1, 20));
  expect(container.textContent).toContain('23');
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(asked).toEqual([{ id: 'g1', viewerId: 'u1', limit: 20, offset: 20 }]);
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test.each([[3], [20]])('with %i of them there is nothing more to bring', async (count) => {
  await show(count, rows(1, count));
  expect(screen.getAllByRole('article')).toHaveLength(count);
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});
