import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { GraphicHead, graphicHeadFragment } from './graphic-head.tsx';

function head(shopDonation: number, donation = 500) {
  const stored = {
    id: 'g1',
    name_ko: '우주 고양이',
    name_en: 'Space cat',
    src: '/g.webp',
    state: 'ACT',
    price: 3_500,
    origin_price: 3_500,
    sale_rate: 0,
    promotion_price: 3_500,
    is_donate: true,
    donation,
    like_count: 1,
    graphic_likes: [],
    artist: null,
  };
  const graphic = maskFragments(
    [graphicHeadFragment],
    unsafe_readResult(graphicHeadFragment, stored as never),
  );
  return <GraphicHead graphic={graphic} shopDonation={shopDonation} />;
}

test('a donation shows its amount and what the shop adds', async () => {
  const { container } = await renderInShop(head(300));
  expect(container.textContent).toContain('팔릴 때마다 500원을 기부하고, 꾸밈이 300원을 더 보태요');
});

test('a shop that adds nothing is not mentioned', async () => {
  const { container } = await renderInShop(head(0));
  expect(container.textContent).toContain('500원을 기부해요');
  expect(container.textContent).not.toContain('보태요');
});

test('without a donation of the graphic the shop adds nothing', async () => {
  const { container } = await renderInShop(head(300, 0));
  expect(container.textContent).not.toContain('기부');
});
