import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import radio from '#src/components/form/radio.module.css';
import { paymentMethodNames } from '#src/components/order/payment-method-names.ts';
import { useConfig } from '#src/config/config-context.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import styles from './option-cards.module.css';

const DepositFields = lazyComponent(() => import('./deposit-fields.tsx'), 'DepositFields');

/** None is chosen before the shopper does. */
export function PaymentSection() {
  const { i18n } = useLingui();
  const { payment } = useConfig();
  const { register, control, formState } = useFormContext<CheckoutValues>();
  const method = useWatch({ control, name: 'method' });
  const problem = formState.errors.method?.message;
  if (!payment) {
    return (
      <CheckoutSection title={<Trans>Payment method</Trans>}>
        <p role="status">
          <Trans>This shop cannot take payments at the moment.</Trans>
        </p>
      </CheckoutSection>
    );
  }
  return (
    <CheckoutSection title={<Trans>Payment method</Trans>}>
      <fieldset className={styles.cards} aria-describedby="payment-problem">
        <legend className="visually-hidden">
          <Trans>Payment method</Trans>
        </legend>
        {payment.methods.map((one) => (
          <label key={one} className={styles.card}>
            <input type="radio" className={radio.radio} value={one} {...register('method')} />
            <span className={styles.texts}>
              <strong>{i18n._(paymentMethodNames[one])}</strong>
            </span>
          </label>
        ))}
      </fieldset>
      <p id="payment-problem" className={styles.problem} hidden={!problem}>
        {problem}
      </p>
      {payment.is_sandbox && (
        <p className={styles.note}>
          <Trans>This is a demo shop: no money moves.</Trans>
        </p>
      )}
      {method === 'VIRTUAL_ACCOUNT' && <DepositFields />}
    </CheckoutSection>
  );
}
