import type { ButtonHTMLAttributes } from 'react';
import styles from './chip.module.css';

type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-pressed'> & {
  selected?: boolean;
};

/** A toggle button. For one choice out of several use `ChoiceChips`. */
export function Chip({ selected = false, ...rest }: ChipProps) {
  return <button type="button" className={styles.chip} aria-pressed={selected} {...rest} />;
}
