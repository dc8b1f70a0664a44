import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './score-field.module.css';

type ScoreFieldProps = { score: number; error: string | undefined; onChange: (score: number) => void };

/** Five stars: radio buttons, so arrow keys move between them and a screen reader says “4 of 5”. */
export function ScoreField({ score, error, onChange }: ScoreFieldProps) {
  const { t } = useLingui();
  const name = useId();
  const words = [t`Disappointing`, t`Could be better`, t`It’s okay`, t`I like it`, t`I love it`];
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <Trans>How many stars?</Trans>
      </legend>
      <div className={styles.stars}>
        {words.map((word, index) => {
          const value = index + 1;
          return (
            <label key={word} className={styles.star} data-lit={value <= score || undefined}>
              <input
                className="visually-hidden"
                type="radio"
                name={name}
                value={value}
                checked={value === score}
                aria-label={t`${value} of 5: ${word}`}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(value)}
              />
              <Icon of={Star} size={32} />
            </label>
          );
        })}
      </div>
      <p className={styles.word} data-kind={error ? 'error' : 'hint'} role={error ? 'alert' : undefined}>
        {error ?? words[score - 1] ?? <Trans>Tap a star</Trans>}
      </p>
    </fieldset>
  );
}
