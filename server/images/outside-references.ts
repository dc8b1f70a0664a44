const references =
  /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')|\burl\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/gi;
const link = /<a\s[^>]*>/gi;

/**
 * Does a drawing want anything that is not in its own file? A link may lead anywhere: it is not drawn. What is written
 * so that it cannot be read here counts as if it did.
 */
export function hasOutsideReferences(svg: Buffer): boolean {
  // Compressed, or in an encoding of two bytes.
  if (svg.includes(0) || svg.readUInt16BE(0) === 0x1f8b) return true;
  const text = svg.toString('latin1');
  if (/<!ENTITY\s[^>]*\b(?:SYSTEM|PUBLIC)\b|<\?xml-stylesheet\b/i.test(text)) return true;
  for (const [, ...values] of text.replace(link, '').matchAll(references)) {
    const value = values.find((found) => found !== undefined) ?? '';
    if (!/^\s*(?:#|data:|$)/i.test(value)) return true;
  }
  return false;
}
