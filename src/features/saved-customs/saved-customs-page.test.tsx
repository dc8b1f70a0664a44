import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { nilUuid } from '#src/session/viewer.ts';
import type { StoredDraftEntry } from '#src/writes/customs/device-drafts.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SavedCustomsPage } from './saved-customs-page.tsx';

const draft = (key: string) =>
  ({
    key: `draft:${key}:new`,
    productId: key,
    sourceId: null,
    preview: null,
    savedAt: 0,
    name_ko: `티셔츠 ${key}`,
    name_en: null,
    image_src: '/tee.webp',
  }) as unknown as StoredDraftEntry;

test('two drafts are shown before what is saved, and the others when they are asked for', async () => {
  await renderInShop(
    <SavedCustomsPage
      viewerId={nilUuid}
      loaded={{ product_custom: [] }}
      drafts={['1', '2', '3', '4'].map(draft)}
      orderSheet={() => null}
    />,
  );
  const drafts = () => screen.getAllByRole('link', { name: /이어서/ });
  expect(drafts()).toHaveLength(2);
  await userEvent.pointer([
    { keys: '[TouchA]', target: screen.getByRole('button', { name: '만들던 디자인 2개 더 보기' }) },
  ]);
  expect(drafts()).toHaveLength(4);
});
