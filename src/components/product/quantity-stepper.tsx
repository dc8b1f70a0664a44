import { useLingui } from '@lingui/react/macro';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  /** Accessible name, e.g. `Quantity of Black / M`. */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/**
 * From 1 to `max` by two buttons. They keep the focus at their ends: on the other one the next press of the same key would
 * go back.
 */
export function QuantityStepper({ label, value, max, onChange }: QuantityStepperProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        label={t`Decrease quantity`}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <Icon of={Minus} size={16} />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton
        label={t`Increase quantity`}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon of={Plus} size={16} />
      </IconButton>
    </div>
  );
}
