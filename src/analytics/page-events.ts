import type { RegisteredRouter } from '@tanstack/react-router';
import { type Fields, fieldsOf, textOf } from '#src/shared/parse.ts';
import { effectivePrice } from '#src/shared/price.ts';
import { pendingReactions } from '#src/writes/reactions/pending-reactions.ts';
import { pushEvent } from './data-layer.ts';
import { pushEcommerceEvent } from './push-ecommerce-event.ts';

/** Seven digits, however they are separated, as in phone numbers, or an email address: no search term, but personal data. */
const personalData = /(?:\d[^\p{L}\d]*){7}|@/u;

/** Pushes what a page is about, now and after every navigation, and what is liked on it. */
export function subscribePageEvents(router: RegisteredRouter): void {
  pushPageEvent(router);
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) pushPageEvent(router);
  });
  subscribeProductLikes();
}

function pushPageEvent(router: RegisteredRouter): void {
  const match = router.state.matches.at(-1);
  if (match?.status !== 'success') return;
  const { fullPath, search, loaderData } = match;
  if (fullPath === '/product/$id') pushViewItem(loaderData);
  if (fullPath === '/search') pushSearch(fieldsOf(search)?.keyword);
}

/** The data of a product page is masked for features, and whole at run time. */
function pushViewItem(loaderData: unknown): void {
  const product = fieldsOf(fieldsOf(fieldsOf(loaderData)?.loaded)?.product_by_pk);
  const price = product && priceOf(product);
  if (!product || price === null) return;
  const item = {
    item_id: product.id,
    item_name: product.name_ko,
    item_brand: textOf(fieldsOf(product.brand)?.name_ko),
    price,
    quantity: 1,
  };
  pushEcommerceEvent('view_item', { currency: 'KRW', value: price, items: [item] });
}

function priceOf({ price, promotion_price }: Fields): number | null {
  if (typeof price !== 'number' || typeof promotion_price !== 'number') return null;
  return effectivePrice({ price, promotion_price });
}

function pushSearch(keyword: unknown): void {
  const term = textOf(keyword)?.trim().slice(0, 100);
  if (term && !personalData.test(term.normalize('NFKC'))) pushEvent({ event: 'search', search_term: term });
}

function subscribeProductLikes(): void {
  let known = pendingReactions.get();
  pendingReactions.subscribe(() => {
    const before = known;
    known = pendingReactions.get();
    for (const [key, { isActive }] of known) {
      const [kind, id] = key.split(':');
      if (kind !== 'product_like' || !isActive || before.get(key)?.isActive) continue;
      pushEcommerceEvent('add_to_wishlist', { currency: 'KRW', items: [{ item_id: id }] });
    }
  });
}
