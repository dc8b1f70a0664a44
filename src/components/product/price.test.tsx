import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { Price } from './price.tsx';

test('a price without a discount is shown alone', async () => {
  const { container } = await renderInShop(<Price offer={{ now: 29_000, discount: null }} />);
  expect(container.textContent).toBe('29,000원');
});

test('a discount shows its percentage and the original price struck through', async () => {
  const { container } = await renderInShop(
    <Price offer={{ now: 29_000, discount: { percent: 24, was: 38_000 } }} />,
  );
  expect(screen.getByText('24%')).toBeTruthy();
  expect(container.querySelector('s')?.textContent).toContain('38,000원');
});

test('screen readers announce which price is which', async () => {
  const { container } = await renderInShop(
    <Price offer={{ now: 29_000, discount: { percent: 24, was: 38_000 } }} />,
  );
  expect(container.textContent).toBe('24%할인가 29,000원정가 38,000원');
});
