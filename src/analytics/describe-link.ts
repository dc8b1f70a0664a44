export type ListItem = {
  readonly kind: 'item';
  /** Identifies what was seen on a page. */
  readonly key: string;
  /** The page, and the heading of the section. */
  readonly list: string;
  readonly item: { readonly item_id: string; readonly item_name?: string };
};

type Promotion = {
  readonly kind: 'promotion';
  readonly key: string;
  readonly promotion: {
    readonly promotion_id: string;
    readonly promotion_name: string;
    readonly creative_slot: string;
  };
};

/** The product card or the promotion that a link of the page `page` belongs to; `null` for all other links. */
export function describeLink(link: HTMLAnchorElement, page: string): ListItem | Promotion | null {
  const heading = link.closest('section:has(h2)')?.querySelector('h2')?.textContent ?? '';
  const list = `${page} ${heading}`.trim();
  const card = link.closest('article');
  const productId = /^\/product\/([\w-]+)$/.exec(link.pathname)?.[1];
  if (card && productId) {
    // A custom may be the member's own, with a name that only they should know.
    const isCustom = new URLSearchParams(link.search).has('product_custom_id');
    const item = { item_id: productId, ...(!isCustom && { item_name: link.textContent }) };
    return { kind: 'item', key: `item ${list} ${productId}`, list, item };
  }
  const image = link.querySelector('img');
  // The attribute is of the blocks of the main page.
  if (card || !image || !link.closest('section[data-kind]')) return null;
  const promotion = {
    promotion_id: link.pathname,
    promotion_name: image.alt || link.textContent,
    creative_slot: list,
  };
  return { kind: 'promotion', key: `promotion ${list} ${link.pathname}`, promotion };
}
