import type { PublicPage } from './public-page.ts';

/** Everything that the storefront's SSR bundle needs to render the first screen of an address for a visitor. */
export type RenderRequest = {
  /** Path and query, e.g. `/product/…?mockup_group_id=…`. */
  readonly href: string;
  readonly locale: 'ko' | 'en';
  /** The public configuration of the shop. */
  readonly config: unknown;
  /** Sends a visitor's GraphQL request: request body in, JSON text of the response out. */
  readonly queryDataService: (body: string) => Promise<string>;
  /** Reads a public part of the REST API: its path, e.g. `/shared-customs/…`, in, JSON text out; null: there is no such thing. */
  readonly readApi: (path: string) => Promise<string | null>;
};

export type RenderedPage = {
  readonly head: PageHead;
  readonly screen: RenderedScreen;
};

/** A page that is the same for everybody: without data of the shop or of a member. */
export type ShellRequest = {
  /**
   * `skeleton`: header, skeleton and tab bar of a route, until the application shows the page; `not-found`: that what its
   * address names does not exist.
   */
  readonly shows: 'skeleton' | 'not-found' | 'error';
  /** Pattern of the route's address, e.g. `/product/$id`; empty: the shop has no such route. */
  readonly path: string;
  readonly locale: 'ko' | 'en';
  /** The public configuration of the shop. */
  readonly config: unknown;
};

export type RenderedScreen = {
  /** The content of `#root`. */
  readonly html: string;
  /** Preload links of the first screen's images. */
  readonly preloads: string;
  /** Elements after `#root`. */
  readonly end: string;
  /**
   * The results that it was rendered from, by query key; the application does not request them again. Null: the screen is not
   * rendered, but a skeleton, which the application replaces.
   */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** E.g. `/product/$id`, or `/mypage/` for an index route. */
  readonly routeId: string;
};

/** Metadata for search engines and link previews. */
export type PageHead = {
  readonly title: string;
  /** Null: that of the shop. */
  readonly description: string | null;
  /** URL path of a picture on this server; null: the icon of the shop. */
  readonly picture: string | null;
  /** The same for link previews, of 1200 x 630 pixels; null: as above. */
  readonly sharePicture: string | null;
  /** Path and query of the one address of the content; null: it is not known. */
  readonly canonical: string | null;
  readonly data: readonly StructuredData[];
};

/** The facts that are written as JSON-LD, see server/http/ssr/structured-data.ts. */
export type StructuredData =
  | ({ readonly kind: 'product' } & ProductMeta)
  | ({ readonly kind: 'review' } & ReviewMeta)
  | ({ readonly kind: 'shop' } & ShopMeta)
  /** The pages above this one and this one itself, from the main page on. */
  | { readonly kind: 'breadcrumbs'; readonly links: readonly PageLink[] }
  | { readonly kind: 'list'; readonly links: readonly PageLink[] };

/** `path`: path and query. */
export type PageLink = { readonly name: string; readonly path: string };

export type ProductMeta = {
  readonly name: string;
  readonly id: string;
  /** KRW */
  readonly price: number;
  readonly inStock: boolean;
  readonly brand: string | null;
  readonly rating: { readonly average: number; readonly count: number } | null;
};

export type ReviewMeta = {
  readonly product: PageLink & Omit<ProductMeta, 'name'>;
  /** One to five. */
  readonly score: number;
  /** Public name; null: of a member who has none. */
  readonly author: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Null: the operator has not stated it. */
export type ShopMeta = {
  readonly name: string;
  readonly alternateName: string;
  readonly company: string | null;
  readonly phone: string | null;
};

/** The facts about a screen that the server knows from the `staticData` of its route, see src/app/page-meta.ts. */
export type ServerRoute = {
  /** Pattern of its address, e.g. `/product/$id`. */
  readonly path: string;
  /** The server renders its first screen. */
  readonly ssr: boolean;
  /** In the sitemap; the server renders at least its head. */
  readonly sitemap: boolean;
  /** The server renders its head for link previews, although it is not in the sitemap. */
  readonly preview: boolean;
  /** Search engines may request it, but must not list it. */
  readonly noindex: boolean;
  /** In robots.txt. */
  readonly isDisallowed: boolean;
};

export type MatchedRoute = {
  readonly route: ServerRoute;
  readonly params: Readonly<Record<string, string>>;
};

/** Code of the inline scripts of a server-rendered page. */
export type InlineScripts = {
  /** For the head: records clicks, failed pictures and the install prompt until the application is loaded. */
  readonly recordEarlyEvents: string;
  /** For the end of the page: starts the application when the page has been painted. */
  readonly startApplication: string;
};

/** The SSR bundle of the storefront, see src/ssr. */
export type SsrBundle = {
  /** @returns null for an address without a first screen: the entity does not exist, or it redirects */
  readonly renderPage: (request: RenderRequest) => Promise<RenderedPage | null>;
  readonly renderShell: (request: ShellRequest) => Promise<RenderedPage>;
  readonly routes: readonly ServerRoute[];
  readonly publicPages: readonly PublicPage[];
  /** The route of an address, whether or not the entity in it exists; null: the shop has no such page. */
  readonly matchRoute: (path: string) => MatchedRoute | null;
  readonly inlineScripts: InlineScripts;
};
