import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/locale-text.ts';
import { bankCodes, bankName } from '#src/shared/banks.ts';
import { readAccountNumber } from '#src/shared/typed-code.ts';
import { Field } from '#src/ui/field.tsx';
import { Select } from '#src/ui/select.tsx';
import type { RefundAccount } from './refund-account.ts';
import styles from './refund-account-fields.module.css';

type RefundAccountFieldsProps = {
  account: RefundAccount;
  errorOf: (name: keyof RefundAccount) => string | undefined;
  onChange: (account: RefundAccount) => void;
};

/** Where the money of a deposit goes back to. The inputs are named as the fields of `AccountField`. */
export function RefundAccountFields({ account, errorOf, onChange }: RefundAccountFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const bankError = errorOf('bank');
  return (
    <>
      <div className={styles.bank}>
        <Select
          label={t`Bank`}
          name="account.bank"
          value={account.bank}
          choices={[
            { value: '', label: t`Choose a bank` },
            ...bankCodes.map((code) => ({ value: code as string, label: bankName(code, locale) })),
          ]}
          onSelect={(bank) => onChange({ ...account, bank })}
        />
        {bankError && (
          <p className={styles.problem} role="alert">
            {bankError}
          </p>
        )}
      </div>
      <Field
        label={t`Account number`}
        name="account.number"
        inputMode="numeric"
        autoComplete="off"
        required
        read={readAccountNumber}
        value={account.number}
        error={errorOf('number')}
        onChange={({ target }) => onChange({ ...account, number: target.value })}
      />
      <Field
        label={t`Account holder`}
        name="account.holder"
        autoComplete="off"
        required
        maxLength={50}
        value={account.holder}
        error={errorOf('holder')}
        onChange={({ target }) => onChange({ ...account, holder: target.value })}
      />
    </>
  );
}
