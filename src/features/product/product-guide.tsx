import { Trans } from '@lingui/react/macro';
import { Accordion } from '#src/ui/accordion.tsx';
import styles from './product-guide.module.css';

/** What to know before ordering. */
export function ProductGuide() {
  return (
    <div className={styles.guide}>
      <Accordion title={<Trans>Delivery</Trans>} open>
        <p>
          <Trans>
            Decorated products are made after the order and leave within about three to five working days.
          </Trans>
        </p>
      </Accordion>
      <Accordion title={<Trans>Exchange and return</Trans>}>
        <p>
          <Trans>You can exchange or return within seven days of receiving it.</Trans>
        </p>
        <p>
          <Trans>Custom-made items cannot be withdrawn once production starts.</Trans>
        </p>
      </Accordion>
      <Accordion title={<Trans>Production methods</Trans>}>
        <p>
          <Trans>
            Embroidery is stitched with thread, printing lies flat in the cloth, transfer printing keeps fine
            gradients.
          </Trans>
        </p>
      </Accordion>
    </div>
  );
}
