import type { I18n } from '@lingui/core';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { PublicPage } from '#src/shared/public-page.ts';
import type { PageLink, StructuredData } from '#src/shared/ssr.ts';

type Routes = RegisteredRouter['routesById'];

/** The facts that a search engine reads of one screen besides its title. */
export type PageDescription = {
  readonly description?: string | null;
  /** Path below the CDN. */
  readonly picture?: string | null | undefined;
  /** Path below `/api/v1` of a picture for link previews, of 1200 x 630 pixels. */
  readonly sharePicture?: string;
  /** The parameters of the canonical address; all other parameters change how the content is shown, or nothing. */
  readonly query?: Readonly<Record<string, string>>;
  /** The pages between the main page and this one; left out for the main page. */
  readonly above?: readonly PageLink[];
  /** The items that the page is a list of. */
  readonly items?: readonly PageLink[];
  readonly data?: StructuredData;
};

/** The texts of rows in the language of the page. */
export type Describing = {
  readonly i18n: I18n;
  readonly text: (korean: string | null | undefined, english: string | null | undefined) => string;
  readonly named: (row: { readonly name_ko: string; readonly name_en: string | null }) => string;
  readonly titled: (row: { readonly title: string; readonly title_en: string | null }) => string;
  /** A link to a screen without parameters, by the title of its route. */
  readonly linkTo: (path: string) => PageLink;
  readonly params: Readonly<Record<string, string>>;
  /** The data of what surrounds every screen. */
  readonly root: LoaderData<'__root__'> | undefined;
};

type LoaderData<Id extends keyof Routes> = Routes[Id]['types']['loaderData'];

/** Both are read by the server alone; no browser loads them. */
export type DescribedPage = PublicPage & {
  readonly describe?: (loaded: never, describing: Describing) => PageDescription;
};

/** A page that search engines read, by the id of its route: what they see of it, and which addresses show it. */
export function publicPage<const Id extends keyof Routes>(
  id: Id,
  page: Omit<PublicPage, 'path'> & {
    readonly describe?: (loaded: LoaderData<Id>, describing: Describing) => PageDescription;
  },
): DescribedPage {
  // Index routes end with a slash.
  return { ...page, path: id.replace(/(?<=.)\/$/, '') };
}

export const describedBy = (names: readonly string[]): PageDescription => ({
  description: names.join(', '),
  above: [],
});

export const listOf = (items: readonly PageLink[]): PageDescription => ({
  ...describedBy(items.map(({ name }) => name)),
  items,
});
