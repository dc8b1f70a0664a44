const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** More than any description shows, and so little that no HTML takes long to read. */
const maxLength = 4_000;

/** The beginning of an operator's HTML without its tags. It is text: whoever writes it into a page has to escape it. */
export function plainText(html: string): string {
  return html
    .slice(0, maxLength)
    .replace(/<(script|style)\b[^>]*>.*?(<\/\1\s*>|$)/gis, ' ')
    .replace(/<\/?[a-z!][^>]*(>|$)/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
