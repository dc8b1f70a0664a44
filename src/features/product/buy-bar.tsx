import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LikeButton } from '#src/components/reaction/like-button.tsx';
import { useConfig } from '#src/config/config-context.ts';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { type Availability, productAvailability } from './availability.ts';
import styles from './buy-bar.module.css';

/** Of sold-out products only. */
const NotifyButton = lazyComponent(
  () => import('#src/components/reaction/notify-button.tsx'),
  'NotifyButton',
  SoldOutButton,
);

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
  /** The graphic that is selected for customizing, if any. */
  graphic: ReactNode;
  /** The search parameters of the editor's address. */
  editorSearch: {
    readonly product_custom_id?: string | undefined;
    readonly mockup_group_id?: string | undefined;
    readonly graphic_id?: string | undefined;
    readonly option_id?: string | undefined;
  };
  /** Opens the choice of options. */
  onBuy: () => void;
};

/** At the bottom of the screen, however long the page is; product pages have no tab bar. */
export function BuyBar({ product: masked, graphic, editorSearch, onBuy }: BuyBarProps) {
  const text = useLocaleText();
  const product = readFragment(buyBarFragment, masked);
  const { push } = useConfig();
  const availability = productAvailability(product);
  const isOnline = useOnlineCheck();
  // Without a network neither stock nor prices are known.
  const buy = () => {
    if (isOnline()) onBuy();
  };
  return (
    <div className={styles.bar}>
      {product.is_custom && availability === 'available' && graphic}
      <div className={styles.buttons}>
        <LikeButton
          target={{ kind: 'product_like', id: product.id }}
          name={text(product.name_ko, product.name_en)}
          isLiked={product.product_likes.length > 0}
          count={product.like_count}
        />
        {/* Nobody decorates for nothing what cannot be bought. */}
        {product.is_custom && availability === 'available' && (
          <Link
            to="/custom/$productId"
            params={{ productId: product.id }}
            search={editorSearch}
            {...buttonAttributes({ variant: 'outline', wide: true })}
          >
            {editorSearch.product_custom_id ? <Trans>Make my own</Trans> : <Trans>Customize</Trans>}
          </Link>
        )}
        {availability === 'sold-out' && push && (
          <NotifyButton
            subscription={{ topic: 'RESTOCK', targetId: product.id }}
            name={text(product.name_ko, product.name_en)}
            variant="bar"
          />
        )}
        {(availability !== 'sold-out' || !push) && (
          <Button wide disabled={availability !== 'available'} onClick={buy}>
            <BuyLabel availability={availability} />
          </Button>
        )}
      </div>
    </div>
  );
}

function SoldOutButton() {
  return (
    <Button wide disabled>
      <BuyLabel availability="sold-out" />
    </Button>
  );
}

function BuyLabel({ availability }: { availability: Availability }) {
  switch (availability) {
    case 'available':
      return <Trans>Buy</Trans>;
    case 'sold-out':
      return <Trans>Sold out</Trans>;
    case 'suspended':
      return <Trans>Currently unavailable</Trans>;
  }
}
