import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import styles from '#src/components/form/field-row.module.css';
import { formatMoney } from '#src/shared/money.ts';
import { readAmount } from '#src/shared/typed-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutValues, Quote } from './checkout-values.ts';
import { useCheckoutField } from './use-checkout-field.ts';

/** The points that the member holds, how many of them can be used for this order, and how many the shopper uses. */
export function PointsSection({ quote: { point } }: { quote: Quote }) {
  const { t } = useLingui();
  const fieldOf = useCheckoutField();
  const { setValue, clearErrors } = useFormContext<CheckoutValues>();
  const [held, most, least] = [point.available, point.max_usable, point.min_hold].map(formatMoney);
  const fillIn = () => {
    setValue('point', point.max_usable > 0 ? String(point.max_usable) : '', { shouldDirty: true });
    clearErrors('point');
  };
  const { unit } = point;
  return (
    <CheckoutSection
      title={<Trans>Points</Trans>}
      note={
        <Trans>
          {held} held · up to {most} usable
        </Trans>
      }
    >
      <div className={styles.row}>
        <Field
          label={t`Points to use`}
          hint={point.max_usable > 0 ? t`In steps of ${unit}.` : t`Points can be used from ${least} on.`}
          inputMode="numeric"
          autoComplete="off"
          read={readAmount}
          placeholder="0"
          disabled={point.max_usable === 0}
          {...fieldOf('point')}
        />
        <Button variant="outline" disabled={point.max_usable === 0} onClick={fillIn}>
          <Trans>Use all</Trans>
        </Button>
      </div>
    </CheckoutSection>
  );
}
