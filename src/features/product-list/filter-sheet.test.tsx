import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductListSearch } from '#src/shared/product-list-search.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { FilterSheet } from './filter-sheet.tsx';

const scope = { categories: [], category: undefined, brand: undefined, artist: undefined };

test('prices that are typed the wrong way round filter between them', async () => {
  const onApply = vi.fn<(search: ProductListSearch) => void>();
  await renderInShop(<FilterSheet search={{}} scope={scope} onApply={onApply} onClose={() => {}} />);
  await userEvent.type(screen.getByLabelText('최저 가격(원)'), '30000');
  await userEvent.type(screen.getByLabelText('최고 가격(원)'), '10000');
  await userEvent.click(screen.getByRole('button', { name: '상품 보기' }));
  expect(onApply.mock.lastCall?.[0]).toMatchObject({ price_min: 10_000, price_max: 30_000 });
});
