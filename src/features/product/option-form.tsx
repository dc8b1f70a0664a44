import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ColorLabel } from '#src/components/color-label.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { addLine, type ChosenLine } from './chosen-options.ts';
import { OptionLines } from './option-lines.tsx';
import styles from './option-sheet.module.css';
import type { SheetProduct } from './option-sheet-query.ts';
import { firstDayOf, isOffered, methodNames, readMethod } from '#src/components/production-method.ts';
import type { SelectedCustom } from './selected-custom.ts';
import { SoldOutVariants } from './sold-out-variants.tsx';
import { useChosenLines } from './use-chosen-lines.ts';
import { methodChoices, sizeChoices } from './variant-choices.ts';

type OptionFormProps = {
  product: SheetProduct;
  maxQuantity: number;
  viewerId: string;
  custom: SelectedCustom | null;
  optionId: string | null;
  onOption: (optionId: string) => void;
};

/** Several options are chosen one after the other; each becomes a line with its own quantity. */
export function OptionForm(props: OptionFormProps) {
  const { product, maxQuantity, viewerId, custom, optionId, onOption } = props;
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const [chosenSize, setSize] = useState<string | null>(null);
  const [chosenMethod, setMethod] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [lines, setLines] = useChosenLines(viewerId, product.id);
  const options = product.product_options;
  const option = options.find(({ id }) => id === optionId) ?? options[0];
  if (!option || product.state !== 'ACT') return <p role="status">{t`This product is sold out.`}</p>;

  const bought = custom?.option_id === option.id ? custom : null;
  const made = option.product_variants.filter(
    ({ production_method }) => !bought || production_method === bought.method,
  );
  // A custom whose method is no longer offered in this colour is made by any other.
  const variants = made.length > 0 ? made : option.product_variants;
  const sizes = sizeChoices(variants);
  const size = onlyOne(sizes) ?? chosenSize;
  const methods = methodChoices(variants, size);
  const method = methods.length === 0 ? 'NONE' : (onlyOne(methods) ?? chosenMethod);
  const variant = variants.find((each) => each.size === size && each.production_method === method);

  // Lines of a design that is not on this page, or of what is sold out, stay on the device but are not bought.
  const isBought = ({ variantId, customId }: ChosenLine) =>
    (customId === null || customId === custom?.id) &&
    options.some(({ product_variants }) =>
      product_variants.some(({ id, stock_count }) => id === variantId && stock_count > 0),
    );
  const hasLines = lines.some(isBought);

  const choose = (): readonly ChosenLine[] | null => {
    if (!variant) {
      setMessage(t`Please select color, size and production method.`);
      return null;
    }
    if (variant.stock_count <= 0) {
      setMessage(t`This product is sold out.`);
      return null;
    }
    const added = addLine(lines, { variantId: variant.id, customId: bought?.id ?? null });
    if (!added) setMessage(t`This option is already selected.`);
    return added;
  };
  const add = () => {
    const added = choose();
    if (!added) return;
    setLines(added);
    setSize(null);
    setMethod(null);
    setMessage(null);
  };
  const confirm = () => {
    // What is selected and not added yet is meant too.
    const isPending = variant && (chosenSize !== null || chosenMethod !== null);
    const confirmed = isPending || !hasLines ? choose() : lines;
    if (!confirmed) return;
    if (confirmed !== lines) setLines(confirmed);
    setSize(null);
    setMethod(null);
    setMessage(t`Ordering opens soon. Your options stay saved on this device.`);
  };

  return (
    <div className={styles.form}>
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
      <OptionGroup title={t`Size`} selected={size}>
        <ChoiceChips
          legend={t`Size`}
          choices={sizes.map(({ value, isSoldOut }) => ({
            value,
            label: value === 'ONE' ? t`One size` : value,
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
              disabled: isSoldOut || !isOffered(value, new Date()),
            }))}
            selected={method}
            onSelect={setMethod}
          />
          <MethodDays methods={methods.map(({ value }) => value)} />
        </OptionGroup>
      )}
      <SoldOutVariants variants={option.product_variants} />
      <Button variant="outline" wide onClick={add}>
        <Trans>Add this option</Trans>
      </Button>
      <OptionLines
        product={product}
        custom={custom}
        lines={lines}
        maxQuantity={maxQuantity}
        onLines={setLines}
      >
        <p className={styles.message} role="status">
          {message}
        </p>
        <Button wide onClick={confirm}>
          <Trans>Buy with these options</Trans>
        </Button>
      </OptionLines>
    </div>
  );
}

/** A single choice need not be made. */
function onlyOne(choices: readonly { readonly value: string; readonly isSoldOut: boolean }[]): string | null {
  const [first] = choices;
  return first && choices.length === 1 && !first.isSoldOut ? first.value : null;
}

/** "2025.11.01부터" for the methods that came later than the shop. */
function MethodDays({ methods }: { methods: readonly string[] }) {
  const { i18n } = useLingui();
  const later = methods.filter((method) => firstDayOf(method) !== null);
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
