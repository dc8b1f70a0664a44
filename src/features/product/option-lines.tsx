import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { CustomPriceBreakdown } from '#src/components/product/custom-price-breakdown.tsx';
import { readProductPrices } from '#src/components/product/price.tsx';
import { methodNames, readMethod } from '#src/components/product/production-method.ts';
import { QuantityStepper } from '#src/components/product/quantity-stepper.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import { formatMoney } from '#src/shared/money.ts';
import { blankAddPrice, unitPriceLines } from '#src/shared/unit-price.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { type ChosenLine, removeLine, withQuantity } from './chosen-options.ts';
import styles from './option-sheet.module.css';
import type { SheetProduct, SheetVariant } from './option-sheet-query.ts';
import type { SelectedCustom } from './selected-custom.ts';

type OptionLinesProps = {
  product: SheetProduct;
  custom: SelectedCustom | null;
  lines: readonly ChosenLine[];
  maxQuantity: number;
  onLines: (lines: readonly ChosenLine[]) => void;
  /** Below the total. */
  children: ReactNode;
};

/** The chosen options with their quantities and itemised prices, and the total of what can be bought of them. */
export function OptionLines(props: OptionLinesProps) {
  const { product, custom, lines, maxQuantity, onLines, children } = props;
  const { t } = useLingui();
  const describe = useLineDescription(product, custom);
  const described = lines.flatMap((line) => describe(line) ?? []);
  if (described.length === 0) return <div className={styles.footer}>{children}</div>;
  const total = described.reduce(
    (sum, { unit, line, stock }) => sum + unit * Math.min(line.quantity, stock, maxQuantity),
    0,
  );
  return (
    <>
      <ul className={styles.lines} aria-label={t`Chosen options`}>
        {described.map(({ line, name, prices, unit, stock }) => {
          const most = Math.min(stock, maxQuantity);
          return (
            <li key={`${line.variantId} ${line.customId}`} className={styles.line}>
              <span className={styles.lineName}>{name}</span>
              <IconButton label={t`Remove ${name}`} onClick={() => onLines(removeLine(lines, line))}>
                <Icon of={X} size={16} />
              </IconButton>
              {most > 0 ? (
                <>
                  <QuantityStepper
                    label={t`Quantity of ${name}`}
                    value={Math.min(line.quantity, most)}
                    max={most}
                    onChange={(quantity) => onLines(withQuantity(lines, line, quantity))}
                  />
                  <span className={styles.amount}>{formatMoney(unit * Math.min(line.quantity, most))}</span>
                </>
              ) : (
                <span className={styles.hint}>
                  <Trans>Now sold out</Trans>
                </span>
              )}
              {prices.length > 1 && <CustomPriceBreakdown lines={prices} />}
            </li>
          );
        })}
      </ul>
      <div className={styles.footer}>
        <p className={styles.total} role="status">
          <Trans>Total</Trans>
          <strong>{formatMoney(total)}</strong>
        </p>
        {children}
      </div>
    </>
  );
}

/** Finds what a line is by the current data: an option that is not sold any more is no line. */
function useLineDescription(product: SheetProduct, custom: SelectedCustom | null) {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const prices = readProductPrices(product);
  const variants = product.product_options.flatMap((option) =>
    option.product_variants.map((variant) => ({ option, variant })),
  );
  const methodName = ({ production_method }: SheetVariant) => {
    const method = readMethod(production_method);
    return method === 'NONE' ? null : i18n._(methodNames[method]);
  };
  return (line: ChosenLine) => {
    const found = variants.find(({ variant }) => variant.id === line.variantId);
    const decoration = line.customId === null ? null : custom;
    // A decorated line is known while its design is on the page.
    if (!found || line.customId !== (decoration?.id ?? null)) return null;
    const { option, variant } = found;
    const made = methodName(variant);
    const sameSize = option.product_variants.filter((other) => other.size === variant.size);
    const added = {
      ...variant,
      name_ko: nameOf(made, variant, decoration),
      name_en: null,
      blank_add_price: blankAddPrice(sameSize),
    };
    const items = unitPriceLines({ ...product, ...prices }, option, added, decoration?.sides ?? []);
    const design = decoration && text(decoration.name_ko, decoration.name_en);
    const size = variant.size === 'ONE' ? null : variant.size;
    const parts = [design, text(option.name_ko, option.name_en), size, made];
    const name = parts.filter(Boolean).join(' / ');
    return { line, name, prices: items, unit: totalOf(items), stock: variant.stock_count };
  };
}

/** The name of what the variant adds to the price: the method, but on a blank piece the size. */
const nameOf = (method: string | null, { size }: SheetVariant, design: SelectedCustom | null) =>
  (design && method) ?? size;
