import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ComingSoon } from '#src/features/coming-soon/coming-soon.tsx';
import { sharedWords } from '#src/pwa/shared-words.ts';

// The router reads `?keyword=123` as a number.
const word = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const optionalWord = v.fallback(v.optional(word), undefined);
// `title` and `text` come from other apps, see share_target in pwa/web-manifest.ts.
const search = v.pipe(
  v.object({ keyword: optionalWord, title: optionalWord, text: optionalWord }),
  v.transform(({ keyword, ...shared }): { keyword?: string | undefined } => ({
    keyword: keyword ?? sharedWords(shared),
  })),
);

export const Route = createFileRoute('/search')({
  staticData: { name: 'search', title: msg`Search`, header: 'brand' },
  validateSearch: (raw) => v.parse(search, raw),
  component: SearchRoute,
});

function SearchRoute() {
  const { keyword } = Route.useSearch();
  return (
    <ComingSoon>
      {keyword ? (
        <Trans>Soon you will find everything about “{keyword}” here.</Trans>
      ) : (
        <Trans>Soon you will find products, graphics and artists here.</Trans>
      )}
    </ComingSoon>
  );
}
