import { useLingui } from '@lingui/react/macro';
import { type ColorFamily, colorFamilies } from '#src/shared/product-list-search.ts';
import styles from './color-choices.module.css';
import { colorNames } from './filter-names.ts';

/** A typical color of each family. */
const swatches: Readonly<Record<ColorFamily, string>> = {
  black: '#1d1d20',
  white: '#ffffff',
  gray: '#9b9ba1',
  beige: '#e3d5ba',
  brown: '#7a5235',
  red: '#c8281f',
  orange: '#e8772e',
  yellow: '#f6d04d',
  green: '#4f7d56',
  blue: '#4f8ad1',
  navy: '#26324d',
  purple: '#8d6bb8',
  pink: '#efb3bd',
};

type ColorChoicesProps = {
  selected: readonly ColorFamily[];
  onChange: (selected: readonly ColorFamily[]) => void;
};

/** Swatches with names; several may be chosen. */
export function ColorChoices({ selected, onChange }: ColorChoicesProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className={styles.colors}>
      <legend className="visually-hidden">{t`Color`}</legend>
      {colorFamilies.map((family) => (
        <label key={family} className={styles.color}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={selected.includes(family)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, family] : selected.filter((other) => other !== family))
            }
          />
          <span className={styles.swatch} style={{ backgroundColor: swatches[family] }} />
          {i18n._(colorNames[family])}
        </label>
      ))}
    </fieldset>
  );
}
