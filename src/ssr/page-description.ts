import type { PageLink, StructuredData } from '#src/shared/ssr.ts';

/** The metadata of one screen for search engines, besides its title. */
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
