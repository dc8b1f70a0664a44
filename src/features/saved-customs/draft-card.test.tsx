import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogQueue } from '#src/ui/dialogs.ts';
import type { StoredDraftEntry } from '#src/writes/customs/device-drafts.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { DraftCard } from './draft-card.tsx';

const draft = {
  key: 'draft:p1:new',
  productId: 'p1',
  sourceId: null,
  preview: null,
  savedAt: 0,
  name_ko: '반팔 티셔츠',
  name_en: null,
  image_src: '/tee.webp',
} as unknown as StoredDraftEntry;

afterEach(() => {
  cleanup();
  dialogQueue.set([]);
});

test('a draft is deleted only when that is confirmed', async () => {
  const onRemove = vi.fn();
  await renderInShop(<DraftCard draft={draft} onRemove={onRemove} />);
  const answer = async (returnValue: string | null) => {
    await userEvent.click(screen.getByRole('button', { name: '반팔 티셔츠 작업 지우기' }));
    await vi.waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('‘반팔 티셔츠’ 디자인을 삭제할까요?'));
    dialogQueue.get()[0]?.close(returnValue);
  };
  await answer(null);
  expect(onRemove).not.toHaveBeenCalled();
  await answer('');
  await vi.waitFor(() => expect(onRemove).toHaveBeenCalledOnce());
});
