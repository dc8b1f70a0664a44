import { useLocaleText } from '#src/i18n/locale-text.ts';
import { readableTextColor } from '#src/shared/contrast.ts';
import { readLabels } from '#src/shared/labels.ts';
import styles from './label-chips.module.css';

/** Chips in the operator's colors; an unreadable text color is replaced. */
export function LabelChips({ labels }: { labels: unknown }) {
  const text = useLocaleText();
  const chips = readLabels(labels);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map((chip) => {
        const color = readableTextColor(chip.background_color, chip.text_color);
        return (
          <li
            key={chip.text}
            className={styles.chip}
            style={color ? { color, backgroundColor: chip.background_color } : undefined}
          >
            {text(chip.text, chip.text_en)}
          </li>
        );
      })}
    </ul>
  );
}
