import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import styles from './product-options.module.css';
import { methodNames, readMethod } from './production-method.ts';
import { SoldOutVariants } from './sold-out-variants.tsx';
import { methodChoices, sizeChoices } from './variant-choices.ts';

export const productOptionsFragment = graphql(`
  fragment ProductOptions_product on product {
    product_options(
      where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      order_by: { position: asc }
    ) {
      id
      name_ko
      name_en
      color_code
      product_variants(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
      ) {
        id
        size
        production_method
        stock_count
      }
    }
  }
`);

type ProductOptionsProps = {
  product: FragmentOf<typeof productOptionsFragment>;
  optionId: string | null;
  onOption: (optionId: string) => void;
};

/** Colour, size and production method; the colour also selects the pictures. */
export function ProductOptions({ product, optionId, onOption }: ProductOptionsProps) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const [size, setSize] = useState<string | null>(null);
  const [method, setMethod] = useState<string | null>(null);
  const { product_options: options } = readFragment(productOptionsFragment, product);
  const option = options.find(({ id }) => id === optionId) ?? options[0];
  if (!option) return null;
  const methods = methodChoices(option.product_variants, size);
  return (
    <div className={styles.options}>
      <OptionGroup title={t`Color`} selected={text(option.name_ko, option.name_en)}>
        <ChoiceChips
          legend={t`Color`}
          choices={options.map(({ id, name_ko, name_en, color_code }) => ({
            value: id,
            label: (
              <>
                <span className={styles.swatch} style={{ backgroundColor: color_code }} />
                {text(name_ko, name_en)}
              </>
            ),
          }))}
          selected={option.id}
          onSelect={onOption}
        />
      </OptionGroup>
      <OptionGroup title={t`Size`} selected={size}>
        <ChoiceChips
          legend={t`Size`}
          choices={sizeChoices(option.product_variants).map(({ value, isSoldOut }) => ({
            value,
            label: value,
            disabled: isSoldOut,
          }))}
          selected={size}
          onSelect={setSize}
        />
      </OptionGroup>
      {methods.length > 0 && (
        <OptionGroup
          title={t`Production method`}
          selected={method && i18n._(methodNames[readMethod(method)])}
        >
          <ChoiceChips
            legend={t`Production method`}
            choices={methods.map(({ value, isSoldOut }) => ({
              value,
              label: i18n._(methodNames[readMethod(value)]),
              disabled: isSoldOut,
            }))}
            selected={method}
            onSelect={setMethod}
          />
        </OptionGroup>
      )}
      <SoldOutVariants variants={option.product_variants} />
    </div>
  );
}

type OptionGroupProps = { title: string; selected: string | null; children: ReactNode };

/** Chips under a title; the name of the selected one is beside the title. */
function OptionGroup({ title, selected, children }: OptionGroupProps) {
  return (
    <div className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {title}
        <span className={styles.selected}>{selected}</span>
      </p>
      {children}
    </div>
  );
}
