import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { BrandGraphics } from './brand-graphics.tsx';

const graphics = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    __typename: 'graphic',
    id: `g${from + at}`,
    position: from + at,
    name_ko: `그래픽 ${from + at}`,
    name_en: '',
    src: '/g.webp',
    background_color: '#ffffff',
    price: 1000,
    origin_price: 1000,
    sale_rate: 0,
    promotion_price: 0,
    is_donate: false,
    donation: 0,
    like_count: 0,
    artist: null,
    graphic_likes: [],
  }));

const pageOf = (count: number, graphic: object[]) => ({
  graphic,
  graphic_aggregate: {
    __typename: 'graphic_aggregate',
    aggregate: { __typename: 'graphic_aggregate_fields', count },
  },
  artist_brand: [],
});

/** Responds with one page after the other, as far as they are requested. */
async function show(...pages: object[]) {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).variables);
    return Response.json({ data: pages.shift() });
  });
  await renderInShop(<BrandGraphics id="b1" viewerId="u1" heading={{ title: '그래픽', subTitle: '함께' }} />);
  await screen.findAllByRole('article');
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a brand counts the graphics of its artists and brings those after the twentieth', async () => {
  const asked = await show(pageOf(23, graphics(1, 20)), pageOf(23, graphics(21, 23)));
  expect(screen.getByText('총 23개')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(asked[1]).toMatchObject({ id: 'b1', viewerId: 'u1', limit: 20, offset: 0 });
  expect(JSON.stringify(asked[1]?.where)).toContain('"id":{"_gt":"g20"}');
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

test('twenty graphics are all there is when the brand has twenty', async () => {
  await show(pageOf(20, graphics(1, 20)));
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});
