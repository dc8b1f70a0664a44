import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HeaderKind, LayoutRules } from '#src/features/layout/shop-layout.tsx';
import type { OfflineIcon } from '#src/storage/offline-pages.ts';

/** All that the rest of the shop knows of one screen. Its route states it as `staticData`; what it leaves out is the default. */
type RouteMeta = {
  /** The name of the page view in the analytics: by default its path with dashes. */
  readonly name?: string;
  readonly title: MessageDescriptor;
  readonly header: HeaderKind;
  readonly layout?: Partial<LayoutRules>;
  /** Its data is persisted, so it is listed under its title among the pages that open offline, with this icon. */
  readonly offline?: OfflineIcon;
  /** `false`: a form or a purchase, where the shopper is not asked to install the shop. */
  readonly installPrompt?: false;
  /** Its styles are in the second sheet, see tools/build/member-features.ts; the guards of the root wait for it. */
  readonly styles?: 'member';
  /** The server renders its first screen. With parameters, it is a public page, see src/ssr/public-pages.ts. */
  readonly ssr?: true;
  /**
   * In the sitemap, and the server renders at least its head; any other screen is noindex. With parameters, or with a
   * description of its own, it is a public page, see src/ssr/public-pages.ts.
   */
  readonly sitemap?: true;
  /**
   * The server renders its head for link previews, but search engines do not list it: it is for those who are sent its
   * address. It is a public page, too.
   */
  readonly preview?: true;
  /** Search engines must not request it. The member area is always disallowed, except what is in the sitemap. */
  readonly robots?: 'disallow';
};

declare module '@tanstack/react-router' {
  // The root and the routes that only redirect state nothing.
  interface StaticDataRouteOption extends Partial<RouteMeta> {}
}

type Match = {
  /** The pattern of the address, e.g. `/product/$id`. */
  readonly fullPath: string;
  /** `notFound`: the address matches a route, but its entity does not exist. */
  readonly status?: string;
  readonly staticData: Partial<RouteMeta>;
  /** Returned by the route's `head`, for pages whose title is in their data. */
  readonly meta?: readonly unknown[] | undefined;
};

export type PageMeta = {
  readonly name: string;
  readonly title: string;
  readonly header: HeaderKind;
  readonly layout: Partial<LayoutRules>;
};

/** The title of addresses without a page. */
export const notFoundTitle = msg`Page not found`;

/** The static data of the current page's route, and its title: those of the deepest match. */
export function pageMeta(matches: readonly Match[], i18n: I18n): PageMeta {
  const match = matches.at(-1);
  const { title, header = 'brand', layout = {}, name = nameOf(match?.fullPath) } = match?.staticData ?? {};
  if (match?.status === 'notFound')
    return { name: 'not-found', title: i18n._(notFoundTitle), header, layout: {} };
  return { name, title: titleInData(match?.meta) ?? (title ? i18n._(title) : ''), header, layout };
}

/** `/mypage/order/$id` is `mypage-order-id`. */
function nameOf(fullPath = '/'): string {
  return fullPath.replace(/^\/|\/$/g, '').replaceAll(/\/\$?/g, '-') || 'not-found';
}

/** The document's title: the page's before the shop's. */
export function documentTitle(title: string): string {
  return title ? `${title} | 꾸밈` : '꾸밈';
}

function titleInData(meta: Match['meta']): string | undefined {
  for (const entry of meta ?? []) {
    if (entry && typeof entry === 'object' && 'title' in entry && typeof entry.title === 'string')
      return entry.title;
  }
  return undefined;
}
