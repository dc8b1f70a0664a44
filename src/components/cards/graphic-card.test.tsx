import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { GraphicCard, graphicCardFragment } from './graphic-card.tsx';

const cat = {
  id: 'g1',
  name_ko: '우주 고양이',
  name_en: 'Space cat',
  src: '/graphics/cat.webp',
  background_color: '#ffe9d6',
  price: 3_500,
  origin_price: 5_000,
  sale_rate: 30,
  promotion_price: 3_500,
  is_donate: false,
  donation: 0,
  like_count: 12,
  artist: { id: 'a1', name_ko: '모리', name_en: 'Mori', path_name: 'mori' },
  graphic_likes: [],
};

const card = (change = {}) =>
  maskFragments(
    [graphicCardFragment],
    unsafe_readResult(graphicCardFragment, { ...cat, ...change } as never),
  );

test('a graphic shows its artist and its name and opens its page', async () => {
  await renderInShop(<GraphicCard graphic={card()} />);
  expect(screen.getByText('모리')).toBeTruthy();
  const link = screen.getByRole('link', { name: '우주 고양이' });
  expect(link.getAttribute('href')).toBe('/artist/mori/graphic/g1');
});

test('its picture is of medium size, 60 to 77, on the graphic’s own background', async () => {
  const { container } = await renderInShop(<GraphicCard graphic={card()} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toContain('/image-resize/m?image_url=%2Fgraphics%2Fcat.webp');
  expect(picture?.style.aspectRatio).toBe('60 / 77');
  expect(picture?.style.backgroundColor).toBe('#ffe9d6');
});

test('it shows its price', async () => {
  await renderInShop(<GraphicCard graphic={card()} />);
  expect(screen.getByText('30%')).toBeTruthy();
  expect(screen.getByText('3,500원', { exact: false })).toBeTruthy();
});

test('the donation badge needs both the flag and an amount', async () => {
  await renderInShop(<GraphicCard graphic={card({ is_donate: true, donation: 0 })} />);
  expect(screen.queryByText('기부')).toBeNull();
  await renderInShop(<GraphicCard graphic={card({ is_donate: true, donation: 500 })} />);
  expect(screen.getByText('기부')).toBeTruthy();
});

test('a visitor who likes it is asked to sign in and goes there', async () => {
  const { router } = await renderInShop(<GraphicCard graphic={card()} />);
  const button = screen.getByRole('button', { name: /우주 고양이 좋아요.*12/ });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  await screen.findByText('로그인이 필요한 서비스입니다. 로그인하시겠습니까?');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(router.state.location.pathname).toBe('/login');
});

test('the like button of a graphic that the viewer likes is pressed', async () => {
  const graphic_likes = [{ user_id: 'u1', graphic_id: 'g1' }];
  await renderInShop(<GraphicCard graphic={card({ graphic_likes })} />);
  expect(screen.getByRole('button', { name: /좋아요/ }).getAttribute('aria-pressed')).toBe('true');
});

test('without its artist it has no link', async () => {
  await renderInShop(<GraphicCard graphic={card({ artist: null })} />);
  expect(screen.getByRole('heading', { name: '우주 고양이' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('in English it shows its English name', async () => {
  await renderInShop(<GraphicCard graphic={card()} />, 'en');
  expect(screen.getByRole('link', { name: 'Space cat' })).toBeTruthy();
});
