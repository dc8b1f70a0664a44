import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

type SelectProps<Value extends string> = {
  label: string;
  /** By which a form focuses it. */
  name?: string;
  /** `quiet`: as wide as its text, without a border; the label is for screen readers only. */
  variant?: 'field' | 'quiet';
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string }[];
  onSelect: (value: Value) => void;
};

/** The browser's own list of choices. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, name, variant = 'field', value, choices, onSelect } = props;
  const id = useId();
  const select = (text: string | undefined) => {
    const chosen = choices.find((choice) => choice.value === text);
    if (chosen && chosen.value !== value) onSelect(chosen.value);
  };
  // In a server-rendered page it may have been changed before React attached `onChange`, see record-early-events.ts.
  const selectEarly = (element: HTMLSelectElement | null) => {
    if (!element) return;
    select(element.dataset.chosen);
    delete element.dataset.chosen;
  };
  return (
    <div className={styles.select} data-variant={variant}>
      <label htmlFor={id} className={variant === 'quiet' ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          ref={selectEarly}
          id={id}
          name={name}
          className={styles.input}
          value={value}
          onChange={(event) => select(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={18} />
      </div>
    </div>
  );
}
