import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { PlanPage } from './plan-page.tsx';

const plan = {
  id: 'p1',
  title: '작은 정원',
  title_en: 'A little garden',
  sub_title: '꽃과 잎',
  sub_title_en: null,
  thumbnail_src: null,
  content: null,
  content_en: null,
  // Midnight in Seoul.
  start_date: '2026-11-08T15:00:00Z',
  end_date: '2026-11-30T14:59:59Z',
};

async function textOf(change = {}, isEnded = false): Promise<string> {
  const { container } = await renderInShop(
    <PlanPage
      plan={{ ...plan, ...change }}
      isEnded={isEnded}
      templates={[]}
      graphics={{ plan_graphic: [] }}
      viewerId="u1"
    />,
  );
  expect(screen.getByRole('heading', { name: '작은 정원' })).toBeTruthy();
  return container.textContent ?? '';
}

test('it says from when to when it is open, in days of Korea', async () => {
  expect(await textOf()).toContain('2026. 11. 9. ~ 2026. 11. 30.');
  expect(await textOf({ end_date: null })).toContain('2026. 11. 9. ~');
  expect(await textOf({ start_date: null })).toContain('~ 2026. 11. 30.');
  expect(await textOf({ start_date: null, end_date: null })).not.toContain('~');
});

test('one that is over says so', async () => {
  const text = await textOf({}, true);
  expect(text).toContain('2026. 11. 30.에 끝난 기획전이에요');
  expect(text).not.toContain('~');
});
