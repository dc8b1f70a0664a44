import { useLingui } from '@lingui/react/macro';
import createLucideIcon from '#src/ui/create-lucide-icon.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './quantity-stepper.module.css';

// Lucide's own modules share a chunk with the product cards, which a cart does not need.
const Minus = createLucideIcon({ node: [['path', { d: 'M5 12h14', key: 'minus' }]] });
const Plus = createLucideIcon({ node: [['path', { d: 'M5 12h14M12 5v14', key: 'plus' }]] });

type QuantityStepperProps = {
  /** Accessible name, e.g. `Quantity of Black / M`. */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/** From 1 to `max` by two buttons. */
export function QuantityStepper({ label, value, max, onChange }: QuantityStepperProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton label={t`Decrease quantity`} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Icon of={Minus} size={16} />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton label={t`Increase quantity`} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon of={Plus} size={16} />
      </IconButton>
    </div>
  );
}
