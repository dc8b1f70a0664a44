import { Trans, useLingui } from '@lingui/react/macro';
import radio from '#src/components/form/radio.module.css';
import { reasonNameOf } from './claim-reason-names.ts';
import styles from './claim-reasons.module.css';
import type { ClaimableLine, ClaimReason } from './claim-values.ts';

type ClaimReasonsProps = {
  reasons: ClaimableLine['reasons'];
  selected: ClaimReason | null;
  error: string | undefined;
  onSelect: (reason: ClaimReason) => void;
};

/** Why, and who pays for the way back then. */
export function ClaimReasons({ reasons, selected, error, onSelect }: ClaimReasonsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className={styles.reasons} aria-describedby={error ? 'claim-reason-note' : undefined}>
      <legend className={styles.legend}>
        <Trans>Why?</Trans>
      </legend>
      {reasons.map(({ code, fault }) => (
        <label key={code} className={styles.reason}>
          <input
            type="radio"
            className={radio.radio}
            name="reason"
            value={code}
            checked={code === selected}
            onChange={() => onSelect(code)}
          />
          <span>{i18n._(reasonNameOf(code))}</span>
          <span className={styles.cost}>
            {fault === 'SELLER' ? <Trans>At our cost</Trans> : <Trans>At your cost</Trans>}
          </span>
        </label>
      ))}
      <p id="claim-reason-note" className={styles.problem} role="alert">
        {error}
      </p>
    </fieldset>
  );
}
