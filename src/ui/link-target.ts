import { parseUrl } from '#src/shared/parse-url.ts';

export type LinkTarget =
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string };

/**
 * Where a URL written by an operator may lead: to a page of the shop, or to another site by https. `null` for everything
 * else (`javascript:`, `data:`, `http:` to another site, credentials in the URL, invalid URLs).
 */
export function linkTargetOf(url: string | null | undefined, origin: string): LinkTarget | null {
  const parsed = url?.trim() ? parseUrl(url, origin) : null;
  if (!parsed) return null;
  if (parsed.username || parsed.password) return null;
  if (parsed.origin === origin) {
    // Used as an href, this path would be read as a protocol-relative URL of another host.
    if (parsed.pathname.startsWith('//')) return null;
    return { kind: 'internal', href: `${parsed.pathname}${parsed.search}${parsed.hash}` };
  }
  return parsed.protocol === 'https:' ? { kind: 'external', href: parsed.href } : null;
}
