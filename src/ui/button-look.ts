import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'outline' | 'quiet';

type ButtonLook = {
  variant?: ButtonVariant;
  /** 48 pixels high, or 40. */
  size?: 'regular' | 'small';
  wide?: boolean;
};

/** The look of a button, for links that should have it: `<Link {...buttonLook({ variant: 'filled' })} to="/main">`. */
export function buttonLook({ variant = 'filled', size = 'regular', wide = false }: ButtonLook) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}
