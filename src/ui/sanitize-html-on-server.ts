import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { addressAttributes, allowedAddress, allowedTags, otherAttributes } from './allowed-html.ts';

const maxPasses = 8;

const schema = {
  tagNames: allowedTags,
  attributes: { '*': [...addressAttributes, ...otherAttributes] },
  // Elsewhere their start tags would close elements of the page around the text.
  ancestors: {
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    summary: ['details'],
    ...Object.fromEntries(
      ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((tag) => [
        tag,
        ['table'],
      ]),
    ),
  },
  // Addresses are checked below.
  protocols: {},
  // With their content, as DOMPurify does.
  strip: [
    'script',
    'style',
    'iframe',
    'noscript',
    'noembed',
    'noframes',
    'svg',
    'math',
    'template',
    'title',
    'xmp',
  ],
};

// Browsers skip control characters and white space in an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const skipped = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g;

/**
 * The same as `sanitizeHtml` of `sanitize-html.ts`, without a browser. The result keeps its structure wherever a browser
 * parses it within a page: none of its tags closes or moves an element outside of it.
 */
export function sanitizeHtml(html: string): string {
  // Parsing what was printed may give another structure, e.g. for lists within lists' items: until it does not.
  let printed = sanitizeOnce(html);
  for (let pass = 1; pass < maxPasses; pass++) {
    const again = sanitizeOnce(printed);
    if (again === printed) return printed;
    printed = again;
  }
  return '';
}

function sanitizeOnce(html: string): string {
  const tree = sanitize(fromHtml(html, { fragment: true }), schema);
  visit(tree, 'element', ({ properties }) => {
    for (const name of addressAttributes)
      if (!allowedAddress.test(String(properties[name]).replace(skipped, ''))) delete properties[name];
  });
  return toHtml(tree);
}
