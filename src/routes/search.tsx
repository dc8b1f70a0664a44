import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { showPanel } from '#src/features/layout/panels.ts';
import { type KindOrAll, readSearchInput, type SearchInput } from '#src/features/search/search-address.ts';
import { SearchPage } from '#src/features/search/search-page.tsx';
import { loadSearch } from '#src/features/search/search-results.ts';
import { SearchStart } from '#src/features/search/search-start.tsx';
import { QueryError } from '#src/graphql/query-error.ts';
import { loadSkeletons } from './-load-skeletons.ts';

export const Route = createFileRoute('/search')({
  staticData: { title: msg`Search`, header: 'brand' },
  // Read in the loader, whose code is not part of a first visit to another page.
  validateSearch: (raw: SearchInput): SearchInput => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { keyword, kind, page } = readSearchInput(deps, window.location.origin);
    if (page) throw redirect({ href: page, replace: true });
    if (!keyword) return { keyword: null, overview: null, results: null };
    const load = (kind: KindOrAll) =>
      loadSearch(context, keyword, kind).catch((error: unknown) => {
        if (error instanceof QueryError) return null;
        throw error;
      });
    // The results of one kind show the totals of all.
    const [overview, results] = await Promise.all([load('all'), kind === 'all' ? null : load(kind)]);
    return { keyword, overview, results: kind === 'all' ? overview : results };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'SearchSkeleton'),
  component: SearchRoute,
});

function SearchRoute() {
  const { keyword, overview, results } = Route.useLoaderData();
  if (!keyword) return <SearchStart />;
  return (
    <SearchPage
      key={keyword}
      keyword={keyword}
      overview={overview}
      results={results}
      onEdit={() => showPanel('search')}
    />
  );
}
