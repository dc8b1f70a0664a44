/** What the storefront's server bundle needs to draw the first screen of an address for a visitor. */
export type RenderRequest = {
  /** Path and query, e.g. `/product/…?mockup_group_id=…`. */
  readonly href: string;
  readonly locale: 'ko' | 'en';
  /** The public configuration of the shop. */
  readonly config: unknown;
  /** Takes the body of a GraphQL call of a visitor, gives the JSON text of its answer. */
  readonly ask: (body: string) => Promise<string>;
};

export type RenderedPage = {
  /** What stands in `#root`. */
  readonly html: string;
  /** Links that begin to load the pictures of the first screen. */
  readonly preloads: string;
  readonly head: PageHead;
  /** The answers it was drawn from, by what was asked; the application does not ask for them again. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** What search engines and messengers are told of a page. */
export type PageHead = {
  readonly title: string;
  readonly description: string | null;
  /** Address of a picture on this server, without its origin. */
  readonly picture: string | null;
  readonly product: ProductFacts | null;
};

export type ProductFacts = {
  readonly name: string;
  /** KRW */
  readonly price: number;
  readonly inStock: boolean;
  readonly brand: string | null;
  readonly rating: { readonly average: number; readonly count: number } | null;
};

/** The server bundle of the storefront, see src/ssr. */
export type SsrBundle = {
  /** @returns null for an address that has no first screen of its own: a thing that is gone, a redirect */
  readonly renderPage: (request: RenderRequest) => Promise<RenderedPage | null>;
  /** Does the shop have a page at this path? Says nothing of the ids in it. */
  readonly isRoute: (path: string) => boolean;
  /** What the document of an address that leads nowhere is called. */
  readonly notFoundTitle: (locale: 'ko' | 'en') => Promise<string>;
  /** The script that starts the application when the first screen has been painted. */
  readonly starter: string;
};
