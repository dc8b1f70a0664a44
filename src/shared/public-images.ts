import { pictureSizes } from './picture-sizes.ts';

const methodPicturePath = /^\/api\/v1\/method-pictures\/[A-Z]+\/[0-9a-f-]{36}$/;
const resizedPath = /^\/api\/v1\/image-resize\/[a-z]{1,2}$/;

/** The part of `URL` that is used here: this module is compiled without the DOM types. */
type UrlParts = {
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
};

/**
 * Whether a URL is a public image: a file of the CDN, or an image made of one by the server.
 *
 * @param origin of the shop
 * @param cdn absolute URL of the CDN without a trailing slash
 */
export function isPublicImage(url: UrlParts, { origin, cdn }: { origin: string; cdn: string }): boolean {
  if (url.origin === origin && (resizedPath.test(url.pathname) || methodPicturePath.test(url.pathname)))
    return true;
  return url.href.startsWith(`${cdn}/`);
}

/** The URLs of a resized image in the other sizes; empty for an image that is not resized. */
export function otherSizeUrls(url: UrlParts): string[] {
  if (!resizedPath.test(url.pathname)) return [];
  return pictureSizes
    .map((size) => `${url.origin}/api/v1/image-resize/${size}${url.search}`)
    .filter((other) => other !== url.href);
}
