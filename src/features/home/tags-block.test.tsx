import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { blockGroupFragment } from './block-group.ts';
import { TagsBlock } from './tags-block.tsx';

const cat = {
  id: 'g1',
  name_ko: '우주 고양이',
  name_en: 'Space cat',
  src: '/graphics/cat.webp',
  background_color: '#ffe9d6',
  price: 3_500,
  origin_price: 3_500,
  sale_rate: 0,
  promotion_price: 3_500,
  is_donate: false,
  donation: 0,
  like_count: 12,
  artist: { id: 'a1', name_ko: '모리', name_en: 'Mori', path_name: 'mori' },
  graphic_likes: [],
};

const tee = {
  id: 'p1',
  name_ko: '데일리 반팔 티셔츠',
  name_en: 'Everyday T-shirt',
  image_src: '/products/tee.webp',
  price: 22_000,
  origin_price: 22_000,
  sale_rate: 0,
  promotion_price: 0,
  stock_count: 3,
  like_count: 0,
  brand: null,
  product_likes: [],
};

type ItemFields = Partial<
  Record<'graphic' | 'product' | 'product_custom' | 'artist' | 'review' | 'brand' | 'plan', object | null>
>;

function group(title: string, fields: ItemFields[]) {
  const items = fields.map((item, index) => ({ id: `${title} ${index}`, is_show_index: false, ...item }));
  const stored = { id: title, title, title_en: null, labels: [], items };
  return maskFragments([blockGroupFragment], unsafe_readResult(blockGroupFragment, stored as never));
}

const groups = [group('고양이', [{ graphic: cat }]), group('비 오는 날', [])];

test('the first tag is selected and shows its graphics', async () => {
  await renderInShop(<TagsBlock label="기분대로" groups={groups} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '고양이' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: '우주 고양이' })).toBeTruthy();
});

test.each<[string, ItemFields, RegExp | string, string]>([
  ['product', { product: tee }, '데일리 반팔 티셔츠', '/product/p1'],
  [
    'custom',
    {
      product_custom: {
        id: 'c1',
        name_ko: '고양이 티셔츠',
        name_en: null,
        option: { id: 'o1', price: 0, product_variants: [] },
        product: tee,
        custom_mockups: [],
      },
    },
    '고양이 티셔츠',
    '/product/p1?product_custom_id=c1',
  ],
  [
    'artist',
    { artist: { id: 'a1', name_ko: '모리', name_en: 'Mori', path_name: 'mori', profile_src: null } },
    '모리',
    '/artist/mori',
  ],
  [
    'review',
    { review: { id: 'r1', score: 5, content: '좋아요', product: tee, review_images: [], review_likes: [] } },
    /데일리 반팔 티셔츠/,
    '/review/r1',
  ],
  [
    'brand',
    { brand: { id: 'b1', name_ko: '무던', name_en: 'Mudeon', logo_src: '/b.webp' } },
    '무던',
    '/brand/b1',
  ],
  ['plan', { plan: { id: 'l1', title: '작은 정원', thumbnail_src: '/l.webp' } }, '작은 정원', '/plan/l1'],
])('a group with an item of the kind %s shows it', async (_kind, item, name, href) => {
  await renderInShop(<TagsBlock label="기분대로" groups={[group('고양이', [item])]} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(screen.queryByText('등록된 그래픽이 없습니다.')).toBeNull();
});

test('a tag whose items have all been removed from the shop is empty', async () => {
  await renderInShop(<TagsBlock label="기분대로" groups={[group('고양이', [{ graphic: null }])]} />);
  expect(screen.getByText('등록된 그래픽이 없습니다.')).toBeTruthy();
});

test('a tag without graphics says so', async () => {
  await renderInShop(<TagsBlock label="기분대로" groups={groups} />);
  await userEvent.click(screen.getByRole('radio', { name: '비 오는 날' }));
  expect(screen.getByText('등록된 그래픽이 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '우주 고양이' })).toBeNull();
});
