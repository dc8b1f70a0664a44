import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { productPriceFragment, readProductOffer } from '#src/components/product/price.tsx';
import { useLazyClient } from '#src/graphql/client-context.ts';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { fetchResult } from '#src/graphql/route-query.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { formatMoney } from '#src/shared/money.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { showToast } from '#src/ui/toasts.ts';

const productWatchQuery = graphql(
  `
    query ProductWatch($id: uuid!) {
      product_by_pk(id: $id) {
        id
        state
        stock_count
        ...Price_product
      }
    }
  `,
  [productPriceFragment],
);

type Watched = NonNullable<ResultOf<typeof productWatchQuery>['product_by_pk']>;

/** Reads price and stock again when the shopper comes back to the page, and says what has changed, whoever read it. */
export function ProductWatch({ id }: { id: string }) {
  const { t } = useLingui();
  const client = useLazyClient();
  const variables = { id };
  const data = useCachedQuery({ document: productWatchQuery, variables, requestPolicy: 'cache-only' });
  const product = data?.product_by_pk;

  const former = useRef<Watched>(null);
  const announce = useEffectEvent((before: Watched, now: Watched) => {
    const [was, is] = [before, now].map((each) => formatMoney(readProductOffer(each).now));
    if (isSoldOut(now) && !isSoldOut(before)) showToast(t`This product has just sold out.`);
    else if (!isSoldOut(now) && isSoldOut(before)) showToast(t`This product is back in stock.`);
    else if (was !== is) showToast(t`The price has changed from ${was ?? ''} to ${is ?? ''}.`);
  });
  useEffect(() => {
    if (former.current && product && former.current.id === product.id) announce(former.current, product);
    former.current = product ?? null;
  }, [product]);

  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      // Without a connection the page stays as it is.
      const opened = await client.open().catch(() => null);
      if (opened) await fetchResult(opened, productWatchQuery, { id }, { persistence: 'write' });
    };
    const onVisible = () => void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [client, id]);
  return null;
}
