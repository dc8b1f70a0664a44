import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { ArtistWorksPage } from './artist-works-page.tsx';
import type { ArtistStudio } from './load-artist-studio.ts';

afterEach(cleanup);

test.each([
  [1, '1 follower'],
  [1_200, '1,200 followers'],
])('%i are told as “%s”', async (follow_count, text) => {
  const artist = { name_ko: '하루', name_en: 'Haru', path_name: 'haru', follow_count };
  const studio = { artist, works: [] } as unknown as ArtistStudio;
  await renderInShop(<ArtistWorksPage studio={studio} />, 'en');
  expect(screen.getByText(text)).toBeTruthy();
});
