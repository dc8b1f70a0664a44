// Percent signs would be decoded a second time further on, backslashes are slashes to a browser.
const segment = /^[^\\%?#\p{Cc}]+$/u;

/**
 * A path of our CDN as the database holds it: `/products/tee-white-front.webp`.
 *
 * @returns null for whatever is not one: an address, a protocol-relative path, a way out of the folder, a hidden file
 */
export function readCdnPath(raw: string): string | null {
  if (raw.length > 512 || !raw.startsWith('/')) return null;
  const segments = raw.slice(1).split('/');
  return segments.every((name) => segment.test(name) && !name.startsWith('.')) ? raw : null;
}
