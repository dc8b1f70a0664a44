import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** What to do about it, rather than what is wrong. Marks the field as invalid. */
  error?: ReactNode;
  /** A control at the end of the input. */
  action?: ReactNode;
};

export function Field({ label, hint, error, action, ...input }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-action={action ? true : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {action}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note} data-kind={error ? 'error' : 'hint'}>
          {note}
        </p>
      )}
    </div>
  );
}
