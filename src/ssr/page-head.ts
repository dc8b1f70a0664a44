import type { RegisteredRouter } from '@tanstack/react-router';
import { documentTitle, pageMeta } from '#src/app/page-meta.ts';
import { pictureUrl } from '#src/config/picture-url.ts';
import type { PageHead } from '#src/shared/ssr.ts';
import { describePage } from './describe-page.ts';
import { routeTitle } from './route-title.ts';

/** Metadata of the page that the router has loaded. */
export function pageHead(router: RegisteredRouter): PageHead {
  const { i18n, config } = router.options.context;
  const { matches, location } = router.state;
  const { title } = pageMeta(matches, i18n);
  const { description = null, picture, sharePicture, query, above, items = [], data } = describePage(router);
  const canonical = location.pathname + (query ? `?${new URLSearchParams(query)}` : '');
  const links = above && [
    { name: routeTitle(router, '/main'), path: '/main' },
    ...above,
    { name: title, path: canonical },
  ];
  return {
    title: documentTitle(title),
    description,
    picture: picture ? pictureUrl(config, picture, 'l') : null,
    sharePicture: sharePicture ? config.api_base + sharePicture : null,
    canonical,
    data: [
      ...(data ? [data] : []),
      ...(links ? [{ kind: 'breadcrumbs' as const, links }] : []),
      ...(items.length > 0 ? [{ kind: 'list' as const, links: items }] : []),
    ],
  };
}
