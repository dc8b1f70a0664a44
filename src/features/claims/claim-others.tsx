import { Trans, useLingui } from '@lingui/react/macro';
import { LineCheckBox } from '#src/components/order/line-check-box.tsx';
import { QuantityStepper } from '#src/components/product/quantity-stepper.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { ClaimTerms } from './claim-form-state.ts';
import styles from './claim-others.module.css';
import type { ClaimValues } from './claim-values.ts';

type ClaimOthersProps = {
  terms: ClaimTerms;
  selected: ClaimValues['others'];
  onSelect: (others: ClaimValues['others']) => void;
};

/** Further lines of the order, which may come back in the same parcel. */
export function ClaimOthers({ terms, selected, onSelect }: ClaimOthersProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  if (terms.type === 'EXCHANGE')
    return (
      <p className={styles.hint}>
        <Trans>Products are exchanged one by one. Please ask for each of them.</Trans>
      </p>
    );
  return (
    <fieldset className={styles.others}>
      <legend className={styles.legend}>
        <Trans>Return anything else with it?</Trans>
      </legend>
      {terms.others.map(({ claimable: { line, max_quantity }, quantity, isPossible }) => {
        const { [line.id]: _removed, ...rest } = selected;
        const name = text(line.name_ko, line.name_en);
        return (
          <div key={line.id}>
            <LineCheckBox
              line={line}
              quantity={max_quantity}
              checked={quantity !== null}
              disabled={!isPossible}
              onChange={({ target }) =>
                onSelect(target.checked ? { ...rest, [line.id]: max_quantity } : rest)
              }
            />
            {!isPossible && (
              <p className={styles.hint}>
                <Trans>It cannot be returned for the same reason. Please ask for it separately.</Trans>
              </p>
            )}
            {quantity !== null && max_quantity > 1 && (
              <div className={styles.quantity}>
                <span className={styles.hint}>
                  <Trans>How many?</Trans>
                </span>
                <QuantityStepper
                  label={t`Quantity of ${name}`}
                  value={quantity}
                  max={max_quantity}
                  onChange={(value) => onSelect({ ...rest, [line.id]: value })}
                />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
