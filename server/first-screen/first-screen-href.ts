const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const screens = new RegExp(`^/(?:main|product/${uuid}|artist/[^/]{1,100}/graphic/${uuid})$`, 'i');

/** What of a query changes what is shown; campaigns and the like do not. */
const meaningful = ['mockup_group_id', 'product_custom_id'];

/**
 * The address whose first screen is drawn for this one.
 *
 * @param url path and query as they were asked for
 * @returns null for an address that is no first screen of its own
 */
export function firstScreenHref(url: string): string | null {
  const { pathname, searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://shop.invalid');
  const path = pathname === '/' ? '/main' : pathname;
  if (!screens.test(path)) return null;
  const query = new URLSearchParams();
  for (const name of meaningful) {
    const value = searchParams.get(name);
    if (value && new RegExp(`^${uuid}$`, 'i').test(value)) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
