import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SelectedGraphic } from './selected-graphic.tsx';

const productId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const graphicId = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';
const graphic = {
  __typename: 'graphic',
  id: graphicId,
  name_ko: '식빵 고양이',
  name_en: 'Loaf cat',
  src: '/graphics/loaf-cat.webp',
  background_color: '#ffeecc',
};

function stubService(found: typeof graphic | null) {
  const link = {
    __typename: 'graphic_product',
    graphic_id: graphicId,
    product_id: productId,
    graphic: found,
  };
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ data: { graphic_product_by_pk: found && link } }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['ko', '식빵 고양이', '이 그래픽으로 꾸미기'],
  ['en', 'Loaf cat', 'Customize with this graphic'],
] as const)('(%s) the product offers the graphic by its picture and name', async (locale, name, offer) => {
  stubService(graphic);
  const { container } = await renderInShop(<SelectedGraphic id={graphicId} productId={productId} />, locale);
  const link = await screen.findByRole('link', { name: new RegExp(name) });
  expect(link.textContent).toContain(offer);
  expect(link.getAttribute('href')).toBe(`/artist/id/graphic/${graphicId}`);
  expect(container.querySelector('img')?.getAttribute('src')).toContain(encodeURIComponent(graphic.src));
});

test('a graphic that is no longer available, or not for this product, is not offered', async () => {
  const fetched = stubService(null);
  await renderInShop(<SelectedGraphic id={graphicId} productId={productId} />);
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).variables).toEqual({ id: graphicId, productId });
  expect(screen.queryByRole('link')).toBeNull();
});
