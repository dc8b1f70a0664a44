import { Plural, Trans } from '@lingui/react/macro';
import { OrderLine } from '#src/components/order/order-line.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { Quote, QuoteLine } from './checkout-values.ts';
import styles from './lines-section.module.css';

const PrintProof = lazyComponent(() => import('./print-proof.tsx'), 'PrintProof');

type LinesSectionProps = {
  quote: Quote;
  /** The line that the order was refused for, and why. */
  problem: { readonly variantId: string | null; readonly message: string } | null;
};

export function LinesSection({ quote: { lines }, problem }: LinesSectionProps) {
  const count = lines.length;
  return (
    <CheckoutSection
      title={<Trans>Ordered products</Trans>}
      note={<Plural value={count} one="# item" other="# items" />}
    >
      <ul>
        {lines.map((line) => (
          <OrderLine key={line.index} line={line} discount={discountOf(line)}>
            {problem?.variantId === line.product_variant_id && (
              <p className={styles.problem} role="alert">
                {problem.message}
              </p>
            )}
            {line.product_custom_id && <PrintProof customId={line.product_custom_id} size={line.size} />}
            {line.withdrawal_limited && (
              <p className={styles.hint}>
                <Trans>Made to order: it cannot be canceled once production starts.</Trans>
              </p>
            )}
          </OrderLine>
        ))}
      </ul>
    </CheckoutSection>
  );
}

const discountOf = ({ product_coupon_discount, graphic_coupon_discount }: QuoteLine): number =>
  product_coupon_discount + graphic_coupon_discount;
