import { expect, test } from 'vitest';
import type { DescribedPage } from '#src/routes/-public-page.ts';
import { publicPages } from './public-pages.ts';
import { routes } from './routes.ts';

/** The addresses with a parameter that are rendered for search engines or previews, whatever row they name. */
function pathsWithoutRows(pages: readonly DescribedPage[]): readonly string[] {
  const known = new Set(pages.filter(({ rows }) => rows).map(({ path }) => path));
  const named = routes.filter(
    ({ path, ssr, sitemap, preview }) => path.includes('$') && (ssr || sitemap || preview),
  );
  return named.map(({ path }) => path).filter((path) => !known.has(path));
}

test('the server knows the rows of every page with a parameter that it renders', () => {
  expect(pathsWithoutRows(publicPages)).toEqual([]);
  expect(pathsWithoutRows(publicPages.filter(({ path }) => path !== '/plan/$id'))).toEqual(['/plan/$id']);
});

test('every public page is a screen of its own', () => {
  const paths = publicPages.map(({ path }) => path);
  expect(paths.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});
