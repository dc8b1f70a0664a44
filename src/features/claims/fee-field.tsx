import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#src/shared/money.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import styles from './claim-form-page.module.css';
import type { ClaimTerms } from './claim-form-state.ts';
import type { ClaimValues } from './claim-values.ts';

type FeeFieldProps = {
  terms: ClaimTerms;
  selected: ClaimValues['feePayment'];
  onSelect: (feePayment: ClaimValues['feePayment']) => void;
};

/** The return fee, and how it is paid. */
export function FeeField({ terms, selected, onSelect }: FeeFieldProps) {
  const { t } = useLingui();
  const fee = formatMoney(terms.fee);
  if (!terms.reason)
    return (
      <p className={styles.hint}>
        <Trans>It depends on the reason.</Trans>
      </p>
    );
  if (terms.fee === 0)
    return (
      <p className={styles.hint}>
        <Trans>We pay it. We are sorry for the trouble.</Trans>
      </p>
    );
  if (terms.type === 'EXCHANGE')
    return (
      <p className={styles.hint}>
        <Trans>It costs {fee}, there and back. Please put the money into the parcel.</Trans>
      </p>
    );
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          It costs {fee}. If the rest of the order no longer reaches free delivery, the first delivery fee is
          taken off too.
        </Trans>
      </p>
      {terms.others.some(({ quantity }) => quantity !== null) && (
        <p className={styles.hint}>
          <Trans>However many products come back together, this is paid once.</Trans>
        </p>
      )}
      <ChoiceChips
        legend={t`How the delivery cost is paid`}
        choices={[
          { value: 'DEDUCT', label: t`Take it off the refund` },
          { value: 'PREPAID', label: t`I put it into the parcel` },
        ]}
        selected={selected}
        onSelect={onSelect}
      />
    </>
  );
}
