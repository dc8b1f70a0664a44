import { type ReactNode, useId } from 'react';
import styles from './chip.module.css';

type ChoiceChipsProps<Value extends string> = {
  legend: string;
  choices: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  selected: Value | null;
  onSelect: (value: Value) => void;
  /** `small`: for few short choices in a line of text. */
  size?: 'small';
  /** For few choices that must all be seen: onto further lines, instead of a line to scroll. */
  wraps?: true;
};

/** Radio buttons styled as chips: arrow keys move between them, a screen reader announces "2 of 5". */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group} data-size={props.size} data-wraps={props.wraps}>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.choices.map(({ value, label, disabled }) => (
        <label key={value} className={styles.chip}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value}
            disabled={disabled}
            checked={value === props.selected}
            onChange={() => props.onSelect(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
