export type LinkTarget =
  | { readonly kind: 'inside'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string };

/**
 * Where a URL written by an operator may lead: our own pages, or another site by https. Everything else
 * (`javascript:`, `data:`, `http:` elsewhere, credentials in the address, rubbish) leads nowhere: `null`.
 */
export function linkTargetOf(url: string | null | undefined, origin: string): LinkTarget | null {
  if (!url?.trim() || !URL.canParse(url, origin)) return null;
  const parsed = new URL(url, origin);
  if (parsed.username || parsed.password) return null;
  if (parsed.origin === origin) {
    // As an address of its own, this path would name another host.
    if (parsed.pathname.startsWith('//')) return null;
    return { kind: 'inside', href: `${parsed.pathname}${parsed.search}${parsed.hash}` };
  }
  return parsed.protocol === 'https:' ? { kind: 'outside', href: parsed.href } : null;
}
