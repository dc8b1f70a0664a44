import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HeaderKind } from '#src/features/layout/layout-rules.ts';

/** What the layout and the analytics know of an address; every file route states it as `staticData`. */
type RouteMeta = {
  /** Its name in the analytics and in the rules of `features/layout/layout-rules.ts`: by default its path with dashes. */
  readonly name: string;
  readonly title: MessageDescriptor;
  readonly header: HeaderKind;
};

declare module '@tanstack/react-router' {
  // The root and the routes that only redirect state nothing.
  interface StaticDataRouteOption extends Partial<RouteMeta> {}
}

type Match = {
  /** The pattern of the address, e.g. `/product/$id`. */
  readonly fullPath: string;
  /** `notFound`: the address has the form of a page, and what it names does not exist. */
  readonly status?: string;
  readonly staticData: {
    readonly name?: string;
    readonly title?: MessageDescriptor;
    readonly header?: HeaderKind;
  };
  /** What the route's `head` answered, for pages whose title is in their data. */
  readonly meta?: readonly unknown[] | undefined;
};

export type PageMeta = { readonly name: string; readonly title: string; readonly header: HeaderKind };

/** Of every address that leads nowhere. */
export const notFoundTitle = msg`Page not found`;

/** What is known of the page on the screen: the deepest match speaks. */
export function pageMeta(matches: readonly Match[], i18n: I18n): PageMeta {
  const match = matches.at(-1);
  const { title, header = 'brand', name = nameOf(match?.fullPath) } = match?.staticData ?? {};
  if (match?.status === 'notFound') return { name: 'not-found', title: i18n._(notFoundTitle), header };
  return { name, title: titleInData(match?.meta) ?? (title ? i18n._(title) : ''), header };
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
