import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckBox } from '#src/ui/check-box.tsx';
import styles from './agreements-section.module.css';
import { CheckoutSection } from './checkout-section.tsx';
import type { Agreement, CheckoutValues } from './checkout-values.ts';

/** Every box is empty until the shopper ticks it, also after "agree to all", which only ticks those in view. */
export function AgreementsSection({ required }: { required: readonly Agreement[] }) {
  const { control, setValue, clearErrors, formState } = useFormContext<CheckoutValues>();
  const agreed = useWatch({ control, name: 'agreed' });
  const problem = formState.errors.agreed?.message;
  const set = (next: Agreement[]) => {
    setValue('agreed', next);
    clearErrors('agreed');
  };
  const toggle = (agreement: Agreement, isAgreed: boolean) =>
    set(isAgreed ? [...agreed, agreement] : agreed.filter((one) => one !== agreement));
  return (
    <CheckoutSection title={<Trans>Agreements</Trans>}>
      <div className={styles.agreements}>
        <div className={styles.all}>
          <CheckBox
            checked={required.every((agreement) => agreed.includes(agreement))}
            onChange={({ target }) => set(target.checked ? [...required] : [])}
          >
            <Trans>Agree to all</Trans>
          </CheckBox>
        </div>
        {required.map((agreement, index) => {
          const { title, details } = texts[agreement]();
          return (
            <div key={agreement}>
              <CheckBox
                name={index === 0 ? 'agreed' : undefined}
                checked={agreed.includes(agreement)}
                onChange={({ target }) => toggle(agreement, target.checked)}
              >
                <span>
                  <Trans>[Required]</Trans> {title}
                </span>
              </CheckBox>
              <details className={styles.details}>
                <summary className={styles.summary}>
                  <Trans>Details</Trans>
                  <span className="visually-hidden"> {title}</span>
                </summary>
                <p>{details}</p>
              </details>
            </div>
          );
        })}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </CheckoutSection>
  );
}

const texts: Readonly<Record<Agreement, () => { title: ReactNode; details: ReactNode }>> = {
  ORDER: () => ({
    title: <Trans>I have checked the order and agree to the payment</Trans>,
    details: (
      <Trans>Products, options, amounts and the destination above are what is ordered and paid for.</Trans>
    ),
  }),
  PRIVACY: () => ({
    title: <Trans>Collection and use of personal data</Trans>,
    details: (
      <Trans>
        Names, phone numbers, email and the address are used for payment and delivery. They are kept for five
        years, as the law on electronic commerce requires. Without this agreement nothing can be ordered.
      </Trans>
    ),
  }),
  THIRD_PARTY: () => ({
    title: <Trans>Personal data for delivery and payment companies</Trans>,
    details: (
      <Trans>
        The courier and the maker get the recipient, phone number and address; the payment company gets the
        orderer and the amount. They keep them until the delivery and the payment are done.
      </Trans>
    ),
  }),
  CUSTOM_MADE: () => ({
    title: <Trans>Custom-made items cannot be withdrawn once production starts. I agree.</Trans>,
    details: (
      <Trans>
        They are made for you alone. Until production starts you can cancel; what is faulty or made in another
        way than shown is always exchanged or refunded.
      </Trans>
    ),
  }),
};
