import { screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { customCardFragment } from '#src/components/cards/custom-card.tsx';
import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { BestSections } from './best-sections.tsx';

const named = (id: string, name_ko: string) => ({ id, name_ko, name_en: '' });
const graphic = {
  ...named('g1', '우주 고양이'),
  ...maskFragments(
    [graphicCardFragment],
    unsafe_readResult(graphicCardFragment, {
      ...named('g1', '우주 고양이'),
      src: '/g.webp',
      artist: null,
      graphic_likes: [],
    } as never),
  ),
};
const custom = {
  ...named('c1', '고양이 티셔츠'),
  ...maskFragments(
    [customCardFragment],
    unsafe_readResult(customCardFragment, {
      ...named('c1', '고양이 티셔츠'),
      option: null,
      product: null,
      custom_mockups: [],
    } as never),
  ),
};
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  [[custom], [graphic], ['베스트 커스텀 아이템', '베스트 그래픽']],
  [[custom], [], ['베스트 커스텀 아이템']],
  [[], [graphic], ['베스트 그래픽']],
  [[], [], []],
])('a best section is shown if it has cards: case %#', async (best_customs, best_graphics, shown) => {
  await renderInShop(<BestSections data={{ best_customs, best_graphics }} />);
  expect(headings()).toEqual(shown);
});
