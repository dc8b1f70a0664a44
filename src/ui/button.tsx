import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { type ButtonVariant, buttonAttributes } from './button-attributes.ts';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  wide?: boolean;
  /** Its action is running: the button keeps its size and focus, and ignores further clicks. */
  busy?: boolean;
};

export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: ButtonProps) {
  const attributes = buttonAttributes({
    ...(variant && { variant }),
    ...(size && { size }),
    ...(wide && { wide }),
  });
  return (
    <button
      type="button"
      {...attributes}
      aria-busy={busy || undefined}
      {...rest}
      onClick={busy ? undefined : onClick}
    >
      <span className={styles.text}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
