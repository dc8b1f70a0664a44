import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { CustomCard, customCardFragment } from './custom-card.tsx';

const graphic = (id: string, promotion_price: number) => ({
  id,
  name_ko: `그래픽 ${id}`,
  name_en: `Graphic ${id}`,
  src: `/graphics/${id}.webp`,
  background_color: '#ffffff',
  promotion_price,
  artist: { id: 'a1', name_ko: '모리', name_en: 'Mori' },
});

const side = (
  id: string,
  name_ko: string,
  price: number,
  graphics: (ReturnType<typeof graphic> | null)[],
) => ({
  id: `mockup-${id}`,
  src: `/customs/${id}.webp`,
  mockup_group: { id, name_ko, name_en: name_ko, price },
  custom_layers: graphics.map((graphic, index) => ({ id: `${id}-${index}`, graphic })),
});

const tee = {
  id: 'p1',
  name_ko: '데일리 반팔 티셔츠',
  name_en: 'Everyday T-shirt',
  image_src: '/products/tee.webp',
  is_new: false,
  stock_count: 3,
  price: 22_000,
  origin_price: 22_000,
  sale_rate: 0,
  promotion_price: 20_000,
  brand: { id: 'b1', name_ko: '무던', name_en: 'Mudeon' },
};

const front = side('front', '앞면', 2_000, [graphic('cat', 3_500), graphic('bear', 1_500)]);
const back = side('back', '뒷면', 3_000, [graphic('fox', 0)]);

const white = {
  id: 'o1',
  name_ko: '화이트',
  name_en: 'White',
  price: 0,
  product_variants: [
    { id: 'v1', production_method: 'EMBROIDERY', add_price: 2_000 },
    { id: 'v2', production_method: 'PRINTING', add_price: 0 },
  ],
};

type CardOptions = {
  product?: typeof tee | null;
  option?: typeof white | null;
  method?: string;
  sides?: (Omit<ReturnType<typeof side>, 'mockup_group'> & { mockup_group: object | null })[];
};

function card({
  product = tee,
  option = white,
  method = 'PRINTING',
  sides = [front, back],
}: CardOptions = {}) {
  const stored = {
    id: 'c1',
    name_ko: '고양이 티셔츠',
    name_en: null,
    is_new: false,
    method,
    option,
    product,
    custom_mockups: sides,
  };
  const result = unsafe_readResult(customCardFragment, stored as never);
  return maskFragments([customCardFragment], result);
}

test('the price details list the base price, each side and each graphic', async () => {
  await renderInShop(<CustomCard custom={card()} />);
  expect(screen.getByText('30,000원')).toBeTruthy();
  await userEvent.click(screen.getByText('가격 상세'));
  const lines = screen.getAllByRole('definition').map((amount) => amount.textContent);
  expect(lines).toEqual(['20,000원', '2,000원', '3,500원', '1,500원', '3,000원', '0원']);
});

test('a card says its price once and no words beside it; a touch on the price opens its items', async () => {
  const { container } = await renderInShop(<CustomCard custom={card()} />);
  expect(screen.getByText('가격 상세').closest('.visually-hidden')).toBeTruthy();
  await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByText('30,000원') }]);
  expect(container.querySelector('details')?.open).toBe(true);
});

test('embroidery costs what it adds, and a color too', async () => {
  const option = { ...white, price: 1_000 };
  await renderInShop(<CustomCard custom={card({ method: 'EMBROIDERY', option })} />);
  expect(screen.getByText('33,000원')).toBeTruthy();
});

test('the first side is selected; a chip selects another side, its picture, graphics and link', async () => {
  const { container } = await renderInShop(<CustomCard custom={card()} />);
  const picture = () => container.querySelector('article img')?.getAttribute('src');
  const link = () => screen.getByRole('link', { name: '고양이 티셔츠' }).getAttribute('href');
  expect(picture()).toContain('front.webp');
  expect(link()).toContain('mockup_group_id=front');
  await userEvent.click(screen.getByRole('radio', { name: '뒷면' }));
  expect(picture()).toContain('back.webp');
  expect(link()).toBe('/product/p1?product_custom_id=c1&mockup_group_id=back');
  const layers = within(screen.getByRole('group', { name: '사용한 그래픽' }));
  expect(layers.getByText('그래픽 fox')).toBeTruthy();
  expect(layers.queryByText('그래픽 cat')).toBeNull();
});

test('several graphics move by themselves and can be paused, a single one does not move', async () => {
  await renderInShop(<CustomCard custom={card()} />);
  expect(screen.getByRole('button', { name: '일시정지' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '뒷면' }));
  expect(screen.queryByRole('button', { name: '일시정지' })).toBeNull();
});

test('without stock it says 품절', async () => {
  await renderInShop(<CustomCard custom={card({ product: { ...tee, stock_count: 0 } })} />);
  expect(screen.getByText('품절')).toBeTruthy();
});

test('the discount of the total price is shown once', async () => {
  await renderInShop(<CustomCard custom={card()} />);
  expect(screen.queryByText(/^(SALE|할인)$/)).toBeNull();
  expect(screen.getByText('6%')).toBeTruthy();
  expect(screen.getByText('32,000원')).toBeTruthy();
  expect(screen.queryByText('신상')).toBeNull();
});

test('커스텀 is shown only among items that are not decorated', async () => {
  const { unmount } = await renderInShop(<CustomCard custom={card()} />);
  expect(screen.queryByText('커스텀')).toBeNull();
  unmount();
  await renderInShop(<CustomCard custom={card()} isMixed />);
  expect(screen.getByText('커스텀')).toBeTruthy();
});

test('a single side has no chips', async () => {
  await renderInShop(<CustomCard custom={card({ sides: [front] })} />);
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each<[string, CardOptions]>([
  ['one of its graphics', { sides: [side('front', '앞면', 2_000, [null, graphic('cat', 3_500)])] }],
  ['one of its sides', { sides: [front, { ...back, mockup_group: null }] }],
  ['its color', { option: null }],
  ['its product', { product: null }],
])('without %s it is no longer sold: no price and no link', async (_missing, options) => {
  const { container } = await renderInShop(<CustomCard custom={card(options)} />);
  expect(screen.getByRole('heading', { name: '고양이 티셔츠' })).toBeTruthy();
  expect(screen.getByText('지금은 판매하지 않아요')).toBeTruthy();
  expect(container.querySelector('article img')?.getAttribute('src')).toContain('front.webp');
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).not.toContain('원');
});
