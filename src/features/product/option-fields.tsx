import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ColorLabel } from '#src/components/product/color-label.tsx';
import { firstDayOf, isOffered, methodNames, readMethod } from '#src/components/product/production-method.ts';
import { useSizeTitle } from '#src/components/product/use-size-title.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import styles from './option-sheet.module.css';
import type { SheetProduct } from './option-sheet-query.ts';
import { SoldOutVariants } from './sold-out-variants.tsx';
import type { OptionChoice } from './use-option-choice.ts';

type OptionFieldsProps = {
  options: SheetProduct['product_options'];
  choice: OptionChoice;
  onOption: (optionId: string) => void;
};

/** Chips for color, size and production method. */
export function OptionFields({ options, choice, onOption }: OptionFieldsProps) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const { option, sizes, size, methods, method } = choice;
  const sizeTitle = useSizeTitle()(option.product_variants);
  const sizeName = (value: string) => (value === 'ONE' ? t`One size` : value);
  return (
    <>
      {/* A sticker has one color, which is no choice. */}
      {options.length > 1 && (
        <OptionGroup title={t`Color`} selected={text(option.name_ko, option.name_en)}>
          <ChoiceChips
            legend={t`Color`}
            choices={options.map(({ id, name_ko, name_en, color_code }) => ({
              value: id,
              label: <ColorLabel color={color_code} name={text(name_ko, name_en)} />,
            }))}
            selected={option.id}
            onSelect={onOption}
          />
        </OptionGroup>
      )}
      <OptionGroup title={sizeTitle} selected={size && sizeName(size)}>
        <ChoiceChips
          legend={sizeTitle}
          choices={sizes.map(({ value, isSoldOut }) => ({
            value,
            label: sizeName(value),
            disabled: isSoldOut,
          }))}
          selected={size}
          onSelect={choice.setSize}
          // Nobody finds the ninth model of a phone in a line to scroll.
          {...(sizes.length > 6 && { wraps: true })}
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
              disabled: isSoldOut || !isOffered(value, new Date()),
            }))}
            selected={method}
            onSelect={choice.setMethod}
          />
          <MethodDays methods={methods.map(({ value }) => value)} />
        </OptionGroup>
      )}
      <SoldOutVariants variants={option.product_variants} />
    </>
  );
}

/** "2027.03.01부터" for the methods that are not offered yet. */
function MethodDays({ methods }: { methods: readonly string[] }) {
  const { i18n } = useLingui();
  const later = methods.filter((method) => !isOffered(method, new Date()));
  const [first] = later;
  const day = first && firstDayOf(first);
  if (!day) return null;
  const names = later.map((method) => i18n._(methodNames[readMethod(method)])).join(', ');
  return (
    <p className={styles.hint}>
      <Trans>
        {names}: available from {day}
      </Trans>
    </p>
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
