import { useLingui } from '@lingui/react/macro';
import { ColorLabel } from '#src/components/product/color-label.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import styles from './product-colors.module.css';

export const productColorsFragment = graphql(`
  fragment ProductColors_product on product {
    product_options(
      where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      order_by: { position: asc }
    ) {
      id
      name_ko
      name_en
      color_code
    }
  }
`);

type ProductColorsProps = {
  product: FragmentOf<typeof productColorsFragment>;
  optionId: string | null;
  onOption: (optionId: string) => void;
};

/** The colors, which also select the pictures. A single one is no choice. */
export function ProductColors({ product, optionId, onOption }: ProductColorsProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const { product_options: options } = readFragment(productColorsFragment, product);
  const option = options.find(({ id }) => id === optionId) ?? options[0];
  if (!option || options.length < 2) return null;
  return (
    <div className={styles.colors}>
      <p className={styles.title} aria-hidden="true">
        {t`Color`}
        <span className={styles.selected}>{text(option.name_ko, option.name_en)}</span>
      </p>
      <ChoiceChips
        legend={t`Color`}
        choices={options.map(({ id, name_ko, name_en, color_code }) => ({
          value: id,
          label: <ColorLabel color={color_code} name={text(name_ko, name_en)} />,
        }))}
        selected={option.id}
        onSelect={onOption}
      />
    </div>
  );
}
