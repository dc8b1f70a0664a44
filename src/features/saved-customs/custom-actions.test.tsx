import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { CustomActions } from './custom-actions.tsx';
import type { SavedCustom } from './saved-customs-list.ts';

const custom = (shares: readonly string[]) =>
  ({
    id: 'c1',
    name_ko: '고양이 티셔츠',
    name_en: null,
    product: { id: 'p1' },
    custom_shares: shares.map((id) => ({ id })),
  }) as unknown as SavedCustom;

const actionsOf = async (shares: readonly string[]) => {
  await renderInShop(<CustomActions custom={custom(shares)} onRemoved={() => {}} onClose={() => {}} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('sharing is stopped only where something is shared', async () => {
  expect(await actionsOf([])).toEqual(['이어서 꾸미기', '이름 바꾸기', '복제', '링크로 공유하기', '삭제']);
  expect(await actionsOf(['s1'])).toContain('공유 그만하기');
});
