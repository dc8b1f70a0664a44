import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type ClothesMeasure, clothesMeasures, type MySize } from '#src/shared/nearest-size.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './size-chart.module.css';

type MySizeSheetProps = {
  mine: MySize | null;
  onMine: (mine: MySize | null) => void;
  onClose: () => void;
};

const measuresOf: Readonly<Record<MySize['of'], readonly ClothesMeasure[]>> = {
  garment: clothesMeasures,
  body: ['CHEST', 'SHOULDER'],
};

const labels = {
  garment: {
    LENGTH: msg`Length (cm)`,
    SHOULDER: msg`Shoulder (cm)`,
    CHEST: msg`Chest width (cm)`,
    SLEEVE: msg`Sleeve (cm)`,
  },
  body: {
    LENGTH: msg`Length (cm)`,
    SHOULDER: msg`Shoulder (cm)`,
    CHEST: msg`Chest girth (cm)`,
    SLEEVE: msg`Sleeve (cm)`,
  },
};

/** The measures of a garment that fits, or of oneself. */
export function MySizeSheet({ mine, onMine, onClose }: MySizeSheetProps) {
  const { t, i18n } = useLingui();
  const [of, setOf] = useState<MySize['of']>(mine?.of ?? 'garment');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = measuresOf[of].flatMap((measure) => {
      const cm = Number(
        String(form.get(measure) ?? '')
          .normalize('NFKC')
          .replace(',', '.'),
      );
      return cm > 0 && cm < 300 ? [[measure, cm]] : [];
    });
    onMine(entered.length > 0 ? { of, cm: Object.fromEntries(entered) } : null);
    onClose();
  };
  return (
    <Sheet title={t`My size`} onClose={onClose}>
      <form key={of} className={styles.form} onSubmit={submit}>
        <ChoiceChips
          legend={t`What did you measure?`}
          choices={[
            { value: 'garment', label: t`Clothes that fit me` },
            { value: 'body', label: t`My body` },
          ]}
          selected={of}
          onSelect={setOf}
        />
        {measuresOf[of].map((measure) => (
          <Field
            key={measure}
            label={i18n._(labels[of][measure])}
            name={measure}
            inputMode="decimal"
            defaultValue={mine?.of === of ? mine.cm[measure] : undefined}
          />
        ))}
        <p className={styles.hint}>
          <Trans>Saved on this device only. Empty fields aren’t compared.</Trans>
        </p>
        <Button type="submit" wide>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
