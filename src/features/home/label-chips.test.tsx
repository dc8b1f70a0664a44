import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { LabelChips } from './label-chips.tsx';

const label = { text: '신상', text_en: 'New', background_color: '#ffd84d', text_color: '#ffffff' };

test('a chip has the operator’s background and a readable text color', async () => {
  await renderInShop(<LabelChips labels={[label]} />);
  const { style } = screen.getByText('신상');
  expect(style.backgroundColor).toBe('#ffd84d');
  expect(style.color).toBe('#17171a');
});

test('in English it shows its English text', async () => {
  await renderInShop(<LabelChips labels={[label]} />, 'en');
  expect(screen.getByText('New')).toBeTruthy();
});

test('invalid labels are left out', async () => {
  await renderInShop(<LabelChips labels={[{ text: '' }, null, 'x', label]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each([[[]], [null], ['[]'], [{ text: '신상' }]])('%j shows nothing', async (labels) => {
  const { container } = await renderInShop(<LabelChips labels={labels} />);
  expect(container.textContent).toBe('');
});
