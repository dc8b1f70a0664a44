const references =
  /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')|\burl\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/gi;
const link = /<a\s[^>]*>/gi;

/**
 * Whether an SVG loads anything that is not in its own file. Links (`<a>`) may point anywhere, because they load
 * nothing. An SVG in an encoding that cannot be searched here counts as having external references.
 */
export function hasExternalReferences(svg: Buffer): boolean {
  // UTF-16 text contains zero bytes; 0x1f8b is the magic number of gzip.
  if (svg.includes(0) || svg.readUInt16BE(0) === 0x1f8b) return true;
  const text = svg.toString('latin1');
  if (/<!ENTITY\s[^>]*\b(?:SYSTEM|PUBLIC)\b|<\?xml-stylesheet\b/i.test(text)) return true;
  for (const [, ...values] of text.replace(link, '').matchAll(references)) {
    const value = values.find((captured) => captured !== undefined) ?? '';
    if (!/^\s*(?:#|data:|$)/i.test(value)) return true;
  }
  return false;
}
