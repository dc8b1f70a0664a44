import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '#src/i18n/locale-text.ts';
import { bankCodes, bankName } from '#src/shared/banks.ts';
import { readAccountNumber } from '#src/shared/typed-code.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { Select } from '#src/ui/select.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import styles from './deposit-fields.module.css';
import { useCheckoutField } from './use-checkout-field.ts';

/** The fields that only a virtual account needs: a cash receipt, and the account that a refund goes to. Both may be left out. */
export function DepositFields() {
  const { t } = useLingui();
  const locale = useLocale();
  const fieldOf = useCheckoutField();
  const { control, setValue, clearErrors, formState } = useFormContext<CheckoutValues>();
  const [receiptType, bank] = useWatch({ control, name: ['receiptType', 'bank'] });
  return (
    <div className={styles.fields}>
      <p className={styles.hint}>
        <Trans>You get an account number with the order, and seven days for the deposit.</Trans>
      </p>
      <div className={styles.group}>
        <h3 className={styles.title}>
          <Trans>Cash receipt</Trans>
        </h3>
        <ChoiceChips
          legend={t`Cash receipt`}
          choices={[
            { value: 'NONE', label: t`Not needed` },
            { value: 'PERSONAL', label: t`Income deduction` },
            { value: 'CORPORATE', label: t`Proof of expenditure` },
          ]}
          selected={receiptType}
          onSelect={(chosen) => {
            setValue('receiptType', chosen, { shouldDirty: true });
            clearErrors('receiptIdentifier');
          }}
        />
        {receiptType !== 'NONE' && (
          <Field
            label={
              receiptType === 'PERSONAL'
                ? t`Mobile phone or cash receipt card`
                : t`Business registration number`
            }
            inputMode="numeric"
            autoComplete="off"
            required
            read={readAccountNumber}
            {...fieldOf('receiptIdentifier')}
          />
        )}
      </div>
      <div className={styles.group}>
        <h3 className={styles.title}>
          <Trans>Refund account (optional)</Trans>
        </h3>
        <p className={styles.hint}>
          <Trans>Refunds of a deposit go to this account. It is stored encrypted.</Trans>
        </p>
        <Select
          label={t`Bank`}
          value={bank}
          choices={[
            { value: '', label: t`Choose a bank` },
            ...bankCodes.map((code) => ({ value: code as string, label: bankName(code, locale) })),
          ]}
          onSelect={(chosen) => {
            setValue('bank', chosen, { shouldDirty: true });
            clearErrors('bank');
          }}
        />
        {formState.errors.bank?.message && (
          <p className={styles.problem} role="alert">
            {formState.errors.bank.message}
          </p>
        )}
        <Field
          label={t`Account number`}
          inputMode="numeric"
          autoComplete="off"
          read={readAccountNumber}
          {...fieldOf('accountNumber')}
        />
        <Field label={t`Account holder`} autoComplete="off" maxLength={50} {...fieldOf('holder')} />
      </div>
    </div>
  );
}
