import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProductListSearch } from '#src/shared/product-list-search.ts';
import { Chip } from '#src/ui/chip.tsx';
import styles from './price-range.module.css';

/** KRW */
type Range = Pick<ProductListSearch, 'price_min' | 'price_max'>;

type PriceRangeProps = Range & { onChange: (range: Range) => void };

/** Usual ranges as buttons, any other one as two numbers. */
export function PriceRange({ price_min, price_max, onChange }: PriceRangeProps) {
  const { t } = useLingui();
  const usual = [
    { label: t`Up to 10,000`, price_min: undefined, price_max: 10_000 },
    { label: t`10,000 to 20,000`, price_min: 10_000, price_max: 20_000 },
    { label: t`20,000 to 40,000`, price_min: 20_000, price_max: 40_000 },
    { label: t`40,000 and more`, price_min: 40_000, price_max: undefined },
  ];
  return (
    <div className={styles.price}>
      <div className={styles.usual}>
        {usual.map(({ label, ...range }) => {
          const isSelected = range.price_min === price_min && range.price_max === price_max;
          const none = { price_min: undefined, price_max: undefined };
          return (
            <Chip key={label} selected={isSelected} onClick={() => onChange(isSelected ? none : range)}>
              {label}
            </Chip>
          );
        })}
      </div>
      <div className={styles.numbers}>
        <Amount
          label={t`Lowest price in won`}
          value={price_min}
          onChange={(value) => onChange({ price_min: value, price_max })}
        />
        <span aria-hidden="true">–</span>
        <Amount
          label={t`Highest price in won`}
          value={price_max}
          onChange={(value) => onChange({ price_min, price_max: value })}
        />
      </div>
    </div>
  );
}

type AmountProps = {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** Read when it is left, so that nothing is counted while it is typed. */
function Amount({ label, value, onChange }: AmountProps) {
  const id = useId();
  const read = (typed: string) => {
    const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 9);
    return digits ? Number(digits) : undefined;
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        // A new value from outside replaces what was typed.
        key={value ?? ''}
        id={id}
        className={styles.amount}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        defaultValue={value ?? ''}
        onBlur={({ target }) => {
          const typed = read(target.value);
          if (typed !== value) onChange(typed);
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </>
  );
}
