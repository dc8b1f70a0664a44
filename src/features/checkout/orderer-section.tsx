import { Trans, useLingui } from '@lingui/react/macro';
import { readTypedPhone } from '#src/shared/phone.ts';
import { Field } from '#src/ui/field.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { useCheckoutField } from './use-checkout-field.ts';

export function OrdererSection() {
  const { t } = useLingui();
  const fieldOf = useCheckoutField();
  return (
    <CheckoutSection title={<Trans>Orderer</Trans>}>
      <Field label={t`Name`} autoComplete="name" required maxLength={50} {...fieldOf('name')} />
      <Field
        label={t`Mobile phone`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        read={readTypedPhone}
        {...fieldOf('phone')}
      />
      <Field
        label={t`Email`}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...fieldOf('email')}
      />
    </CheckoutSection>
  );
}
