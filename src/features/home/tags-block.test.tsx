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

function group(title: string, graphics: (typeof cat)[]) {
  const items = graphics.map((graphic) => ({
    id: `i-${graphic.id}`,
    type: 'GRAPHIC',
    is_show_index: false,
    graphic,
  }));
  const stored = { id: title, title, title_en: null, labels: [], items };
  return maskFragments([blockGroupFragment], unsafe_readResult(blockGroupFragment, stored as never));
}

const groups = [group('고양이', [cat]), group('비 오는 날', [])];

test('the first tag is chosen and shows its graphics', async () => {
  await renderInShop(<TagsBlock label="기분대로" groups={groups} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '고양이' }).checked).toBe(true);
  expect(screen.getByRole('link', { name: '우주 고양이' })).toBeTruthy();
});

test('a tag without graphics says so', async () => {
  await renderInShop(<TagsBlock label="기분대로" groups={groups} />);
  await userEvent.click(screen.getByRole('radio', { name: '비 오는 날' }));
  expect(screen.getByText('등록된 그래픽이 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '우주 고양이' })).toBeNull();
});
