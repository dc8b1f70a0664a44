import { Trans } from '@lingui/react/macro';
import { Accordion } from '#src/ui/accordion.tsx';
import styles from './product-guide.module.css';

/** Delivery, returns and production methods. */
export function ProductGuide() {
  return (
    <div className={styles.guide}>
      <Accordion title={<Trans>Delivery</Trans>} open>
        <p>
          <Trans>Custom products are made to order and ship within 5 to 7 business days.</Trans>
        </p>
      </Accordion>
      <Accordion title={<Trans>Exchanges and returns</Trans>}>
        <p>
          <Trans>You can exchange or return within seven days of receiving it.</Trans>
        </p>
        <p>
          <Trans>Custom-made items can’t be canceled once production starts.</Trans>
        </p>
      </Accordion>
      <Accordion title={<Trans>Production methods</Trans>}>
        <p>
          <Trans>
            Embroidery is stitched with thread, printing sinks flat into the fabric, and transfer printing
            keeps fine gradients.
          </Trans>
        </p>
      </Accordion>
    </div>
  );
}
