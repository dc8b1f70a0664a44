import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SizeChart } from './size-chart.tsx';

const cell = (size: string, measure: string, cm: number) => ({ size, measure, cm });

test.each([
  ['a shirt in two sizes', [cell('S', 'CHEST', 50), cell('M', 'CHEST', 53)], true],
  ['a mug', [cell('ONE', 'DIAMETER', 8), cell('ONE', 'HEIGHT', 9)], false],
])('the chart of %s: how clothes are measured, and my size', async (_what, cells, isOfClothes) => {
  await renderInShop(<SizeChart cells={cells} viewerId="00000000-0000-0000-0000-000000000000" />);
  expect(screen.getByRole('table')).toBeDefined();
  expect(screen.queryByText(/단면으로 잰/) !== null).toBe(isOfClothes);
  expect(screen.queryByRole('button', { name: '내 사이즈 찾기' }) !== null).toBe(isOfClothes);
});

test('the chart of a phone case is of models, and says how wide the print of each is', async () => {
  const cells = [
    cell('iPhone 16 Pro', 'WIDTH', 7.4),
    cell('iPhone 16 Pro', 'PRINT_WIDTH', 7),
    cell('Galaxy S25 Ultra', 'WIDTH', 8),
    cell('Galaxy S25 Ultra', 'PRINT_WIDTH', 7.6),
  ];
  await renderInShop(<SizeChart cells={cells} viewerId="00000000-0000-0000-0000-000000000000" />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '기종',
    '가로',
    '인쇄 폭',
  ]);
});

test('the chart of clothes whose sizes have a number says sizes', async () => {
  await renderInShop(
    <SizeChart cells={[cell('XXL 110', 'WIDTH', 60)]} viewerId="00000000-0000-0000-0000-000000000000" />,
  );
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('사이즈');
});
