import type { RegisteredRouter } from '@tanstack/react-router';
import { localeText } from '#src/i18n/locale-text.ts';
import type { DescribedPage, Describing, PageDescription } from '#src/routes/-public-page.ts';
import { publicPages } from './public-pages.ts';
import { routeTitle } from './route-title.ts';

const describedPages: ReadonlyMap<string, DescribedPage> = new Map(
  publicPages.map((page) => [page.path, page]),
);

/** A screen that is no public page has its title and the description of the shop. */
export function describePage(router: RegisteredRouter): PageDescription {
  const match = router.state.matches.at(-1);
  // Index routes end with a slash.
  const path = match?.fullPath.replace(/(?<=.)\/$/, '') ?? '';
  const describe = describedPages.get(path)?.describe;
  if (!describe) return { above: [] };
  // The type of a page binds its data to its route.
  return match?.loaderData === undefined ? {} : describe(match.loaderData as never, describingOf(router));
}

function describingOf(router: RegisteredRouter): Describing {
  const { i18n } = router.options.context;
  const locale = i18n.locale === 'en' ? 'en' : 'ko';
  const root = router.state.matches.find(({ routeId }) => routeId === '__root__');
  const text: Describing['text'] = (korean, english) => localeText(locale, korean, english) ?? '';
  return {
    i18n,
    text,
    named: ({ name_ko, name_en }) => text(name_ko, name_en),
    titled: ({ title, title_en }) => text(title, title_en),
    linkTo: (path) => ({ name: routeTitle(router, path), path }),
    params: router.state.matches.at(-1)?.params ?? {},
    root: root?.routeId === '__root__' ? root.loaderData : undefined,
  };
}
