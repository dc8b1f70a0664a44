import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LikeButton } from '#src/components/like-button.tsx';
import { NotifyButton } from '#src/components/notify-button.tsx';
import { useConfig } from '#src/config/config-context.ts';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useOnlineCheck } from '#src/offline/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './buy-bar.module.css';
import { BuyButton } from './buy-button.tsx';
import { saleState } from './sale-state.ts';

export const buyBarFragment = graphql(`
  fragment BuyBar_product on product {
    id
    name_ko
    name_en
    is_custom
    state
    stock_count
    like_count
    product_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      product_id
    }
  }
`);

type BuyBarProps = {
  product: FragmentOf<typeof buyBarFragment>;
  /** What it may be customized with. */
  graphic: ReactNode;
};

/** Stays at the lower edge of the screen, where the tab bar is elsewhere. */
export function BuyBar({ product: masked, graphic }: BuyBarProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const product = readFragment(buyBarFragment, masked);
  const { push } = useConfig();
  const sale = saleState(product);
  const isOnline = useOnlineCheck();
  const promise = () => {
    if (isOnline()) showToast(t`Coming soon. Thanks for waiting.`);
  };
  return (
    <div className={styles.bar}>
      {product.is_custom && graphic}
      <div className={styles.buttons}>
        <LikeButton
          target={{ kind: 'product_like', id: product.id }}
          name={text(product.name_ko, product.name_en)}
          isLiked={product.product_likes.length > 0}
          count={product.like_count}
        />
        {product.is_custom && (
          <Button variant="outline" wide onClick={promise}>
            <Trans>Customize</Trans>
          </Button>
        )}
        {sale === 'sold-out' && (
          <NotifyButton
            subscription={{ topic: 'RESTOCK', targetId: product.id }}
            name={text(product.name_ko, product.name_en)}
            variant="bar"
          />
        )}
        {(sale !== 'sold-out' || !push) && <BuyButton sale={sale} onBuy={promise} />}
      </div>
    </div>
  );
}
