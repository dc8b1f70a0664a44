// What the HTML of operators may contain: text, headings, lists, tables, pictures and links. Used by both sanitizers, so
// that a page looks the same whoever has rendered it.

export const allowedTags = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'center',
    'section',
    'article',
    'address',
  ],
  ...[
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'strike',
    'del',
    'ins',
    'mark',
    'small',
    'big',
    'sub',
    'sup',
    'code',
    'pre',
    'kbd',
  ],
  ...['q', 'blockquote', 'cite', 'abbr', 'dfn', 'time', 'ruby', 'rt', 'rp', 'bdi', 'bdo', 'wbr', 'font'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption', 'img', 'a'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Their values are addresses, see `allowedAddress`. */
export const addressAttributes = ['href', 'src'];

/** By the names of their properties, e.g. `colSpan`. Their values can do no harm. */
export const otherAttributes = [
  ...['alt', 'title', 'lang', 'dir', 'align', 'vAlign', 'width', 'height', 'border'],
  ...['colSpan', 'rowSpan', 'scope', 'span', 'start', 'reversed', 'type', 'value', 'dateTime', 'open'],
];

/** Of an address without white space and control characters, which browsers ignore. */
export const allowedAddress = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i;
