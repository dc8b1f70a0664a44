/** An http(s) address to which paths are appended. */
export function isPlainAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.search || url.hash || value.endsWith('/')) return false;
  return url.protocol === 'https:' || url.protocol === 'http:';
}
