const resized = /^\/api\/v1\/image-resize\/[a-z]$/;

/** What a URL says of itself; this file runs where there is no DOM. */
type Address = {
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
};

const pictureSizes = ['s', 'm', 'l'] as const;

/**
 * Is this a picture everybody may see: one of the CDN, or one that the server has scaled?
 *
 * @param origin of the shop
 * @param cdn absolute address of the CDN without a closing slash
 */
export function isPublicPicture(url: Address, { origin, cdn }: { origin: string; cdn: string }): boolean {
  if (url.origin === origin && resized.test(url.pathname)) return true;
  return url.href.startsWith(`${cdn}/`);
}

/** The addresses of the same picture at the shop's other widths; none for one that is not scaled. */
export function otherSizesOf(url: Address): string[] {
  if (!resized.test(url.pathname)) return [];
  return pictureSizes
    .map((size) => `${url.origin}/api/v1/image-resize/${size}${url.search}`)
    .filter((other) => other !== url.href);
}
