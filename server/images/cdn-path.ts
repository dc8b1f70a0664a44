// A percent sign would be decoded a second time later; browsers treat a backslash as a slash.
const segment = /^[^\\%?#\p{Cc}]+$/u;

/**
 * Validates a path of the CDN as the database stores it: `/products/tee-white-front.webp`.
 *
 * @returns null for anything else: a URL, a protocol-relative path, `..`, a hidden file
 */
export function parseCdnPath(raw: string): string | null {
  if (raw.length > 512 || !raw.startsWith('/')) return null;
  const segments = raw.slice(1).split('/');
  return segments.every((name) => segment.test(name) && !name.startsWith('.')) ? raw : null;
}
