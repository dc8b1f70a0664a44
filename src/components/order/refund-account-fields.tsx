import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/locale-text.ts';
import { bankCodes, bankName } from '#src/shared/banks.ts';
import { readAccountNumber } from '#src/shared/typed-code.ts';
import { Field } from '#src/ui/field.tsx';
import { Select } from '#src/ui/select.tsx';
import type { RefundAccount, RefundAccountProblems } from './refund-account.ts';
import styles from './refund-account-fields.module.css';

type RefundAccountFieldsProps = {
  account: RefundAccount;
  problems: RefundAccountProblems;
  onChange: (account: RefundAccount) => void;
};

/** Where the money of a deposit goes back to. The inputs are named `account.number` and `account.holder`. */
export function RefundAccountFields({ account, problems, onChange }: RefundAccountFieldsProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return (
    <>
      <div className={styles.bank}>
        <Select
          label={t`Bank`}
          value={account.bank}
          choices={[
            { value: '', label: t`Choose a bank` },
            ...bankCodes.map((code) => ({ value: code as string, label: bankName(code, locale) })),
          ]}
          onSelect={(bank) => onChange({ ...account, bank })}
        />
        {problems.bank && (
          <p className={styles.problem} role="alert">
            {i18n._(problems.bank)}
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
        error={problems.number && i18n._(problems.number)}
        onChange={({ target }) => onChange({ ...account, number: target.value })}
      />
      <Field
        label={t`Account holder`}
        name="account.holder"
        autoComplete="off"
        required
        maxLength={50}
        value={account.holder}
        error={problems.holder && i18n._(problems.holder)}
        onChange={({ target }) => onChange({ ...account, holder: target.value })}
      />
    </>
  );
}
