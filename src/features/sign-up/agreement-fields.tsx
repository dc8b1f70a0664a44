import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CheckBox } from '#src/ui/check-box.tsx';
import {
  type AgreementName,
  agreementNames,
  missingAgreements,
  type SignUpFields,
} from './sign-up-fields.ts';
import styles from './sign-up-page.module.css';

const agreements = {
  service: { label: msg`[Required] Terms of use`, terms: 'use' },
  privacy: { label: msg`[Required] Collection and use of personal information`, terms: 'privacy' },
  purchase: { label: msg`[Required] Purchase agreement`, terms: 'purchase' },
  over14: { label: msg`[Required] I am 14 or older`, terms: 'over14' },
  marketing: { label: msg`[Optional] Use of my data for marketing`, terms: 'marketing' },
  advertising: { label: msg`[Optional] Receive ads and offers`, terms: 'advertising' },
} as const satisfies Record<AgreementName, object>;

type AgreementFieldsProps = {
  form: UseFormReturn<SignUpFields>;
  openTerms: (type: string) => void;
};

/** Each consent by itself, none of them given beforehand. */
export function AgreementFields({ form, openTerms }: AgreementFieldsProps) {
  const { i18n, t } = useLingui();
  const given = useWatch({ control: form.control, name: 'agreements' });
  const errors = form.formState.errors.agreements ?? {};
  const error = agreementNames.map((name) => errors[name]?.message).find(Boolean);
  const missing = (name: AgreementName) => {
    const message = missingAgreements[name];
    return message === null || i18n._(message);
  };
  const agreeToAll = (isAgreed: boolean) => {
    for (const name of agreementNames) form.setValue(`agreements.${name}`, isAgreed);
    form.clearErrors('agreements');
  };
  return (
    <fieldset className={styles.agreements} aria-describedby={error ? 'agreements-note' : undefined}>
      <legend className={styles.legend}>{t({ message: 'Agreements', context: 'sign-up' })}</legend>
      <div className={styles.all}>
        <CheckBox
          checked={agreementNames.every((name) => given[name])}
          onChange={({ target }) => agreeToAll(target.checked)}
        >
          <Trans>Agree to all, the optional ones too</Trans>
        </CheckBox>
      </div>
      {agreementNames.map((name) => {
        const label = i18n._(agreements[name].label);
        return (
          <div key={name} className={styles.agreement}>
            <CheckBox
              {...form.register(`agreements.${name}`, { validate: (isGiven) => isGiven || missing(name) })}
              aria-invalid={errors[name] ? true : undefined}
            >
              {label}
            </CheckBox>
            <button
              type="button"
              className={styles.read}
              aria-label={t`Read: ${label}`}
              onClick={() => openTerms(agreements[name].terms)}
            >
              <Trans>Read</Trans>
            </button>
          </div>
        );
      })}
      {error && (
        <p id="agreements-note" className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
