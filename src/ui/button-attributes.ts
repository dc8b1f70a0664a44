import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'outline' | 'quiet';

type ButtonAppearance = {
  variant?: ButtonVariant;
  /** Height: 48 or 40 pixels. */
  size?: 'regular' | 'small';
  wide?: boolean;
};

/** Makes a link look like a button: `<Link {...buttonAttributes({ variant: 'filled' })} to="/main">`. */
export function buttonAttributes({ variant = 'filled', size = 'regular', wide = false }: ButtonAppearance) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}
