import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';
import { sharedSearchTerms } from '#src/pwa/shared-search-terms.ts';
import { type Fields, wordOf } from '#src/shared/read.ts';

export const Route = createFileRoute('/search')({
  staticData: { title: msg`Search`, header: 'brand' },
  // `title` and `text` are sent by other apps, see share_target in pwa/web-manifest.ts.
  validateSearch: ({ keyword, title, text }: Fields): { keyword?: string | undefined } => ({
    keyword: wordOf(keyword) ?? sharedSearchTerms({ title: wordOf(title), text: wordOf(text) }),
  }),
  component: SearchRoute,
});

function SearchRoute() {
  const { keyword } = Route.useSearch();
  return (
    <ComingSoon>
      {keyword ? (
        <Trans>Soon you’ll find everything for “{keyword}” here.</Trans>
      ) : (
        <Trans>Soon you’ll find products, graphics and artists here.</Trans>
      )}
    </ComingSoon>
  );
}
