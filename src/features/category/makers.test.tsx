import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { Makers } from './makers.tsx';

afterEach(cleanup);

test('makers out of sight are not rendered before the page is used', async () => {
  const makers = Array.from({ length: 14 }, (_, number) => {
    const id = String(number);
    return { id, name: `작가 ${id}`, src: `/artists/${id}.webp`, search: { artist: id } };
  });
  await renderInShop(<Makers label="작가" makers={makers} />);
  expect(screen.getAllByRole('link')).toHaveLength(6);
  act(() => hasInteracted.set(true));
  expect(screen.getAllByRole('link')).toHaveLength(14);
});
