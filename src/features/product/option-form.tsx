import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type BuyingOutcome, useAddToCart, useBuyNow } from '#src/components/product/use-buying.ts';
import { Button } from '#src/ui/button.tsx';
import { addLine, type ChosenLine } from './chosen-options.ts';
import { OptionFields } from './option-fields.tsx';
import { OptionLines } from './option-lines.tsx';
import styles from './option-sheet.module.css';
import type { SheetProduct } from './option-sheet-query.ts';
import type { SelectedCustom } from './selected-custom.ts';
import { SheetPrice } from './sheet-price.tsx';
import { useChosenLines } from './use-chosen-lines.ts';
import { useOptionChoice } from './use-option-choice.ts';

type OptionFormProps = {
  product: SheetProduct;
  maxQuantity: number;
  viewerId: string;
  custom: SelectedCustom | null;
  optionId: string | null;
  /** The size that is chosen at first. */
  size?: string | null;
  /** The chosen lines are kept by it on the device: the product, unless only one design is ordered. */
  choiceId?: string;
  /** Shows the thing that is ordered, beside its price. */
  head?: ReactNode;
  onOption: (optionId: string) => void;
  /** The lines are in the cart or in an order. */
  onDone: () => void;
};

/** Several options are chosen one after the other; each becomes a line with its own quantity. */
export function OptionForm(props: OptionFormProps) {
  const { product, maxQuantity, custom, head, onOption } = props;
  const { t } = useLingui();
  const form = useOptionForm(props);
  if (!form) return <p role="status">{t`This product is sold out.`}</p>;
  const { customOf, choice, lines, setLines, message, sending, add, change, confirm } = form;
  return (
    <div className={styles.form}>
      <div className={head ? styles.head : undefined}>
        {head}
        <SheetPrice product={product} custom={customOf(choice.option.id)} variant={choice.variant} />
      </div>
      <OptionFields
        options={product.product_options}
        choice={choice}
        onOption={(optionId) => change(() => onOption(optionId))}
      />
      <Button variant="outline" wide onClick={add}>
        <Trans>Add this option</Trans>
      </Button>
      <OptionLines
        product={product}
        custom={custom}
        lines={lines}
        maxQuantity={maxQuantity}
        onLines={(next) => change(() => setLines(next))}
      >
        <p className={styles.message} role="status">
          {message}
        </p>
        <div className={styles.actions}>
          <Button variant="outline" wide busy={sending === 'cart'} onClick={() => void confirm('cart')}>
            <Trans>Add to cart</Trans>
          </Button>
          <Button wide busy={sending === 'buy'} onClick={() => void confirm('buy')}>
            <Trans>Buy now</Trans>
          </Button>
        </div>
      </OptionLines>
    </div>
  );
}

/** The choice, the lines that were added, and what is done with them; null if there is nothing to choose. */
function useOptionForm(props: OptionFormProps) {
  const { product, maxQuantity, viewerId, custom, optionId, size, choiceId = product.id, onDone } = props;
  const { t } = useLingui();
  const [message, setMessage] = useState<string | null>(null);
  const [sending, setSending] = useState<'buy' | 'cart' | null>(null);
  const [lines, setLines] = useChosenLines(viewerId, choiceId);
  const buyNow = useBuyNow();
  const addToCart = useAddToCart();
  const customOf = (option: string) => (custom?.option_id === option ? custom : null);
  const choice = useOptionChoice({
    product,
    optionId,
    method: (option) => customOf(option)?.method ?? null,
    ...(size && { initial: { size } }),
  });
  if (!choice) return null;
  const { option, variant } = choice;
  const item = variant && { variantId: variant.id, customId: customOf(option.id)?.id ?? null };

  // Lines of a design that is not on this page, or of what is sold out, stay on the device but are not bought.
  const stockOf = ({ variantId, customId }: ChosenLine): number => {
    if (customId !== null && customId !== custom?.id) return 0;
    const variants = product.product_options.flatMap(({ product_variants }) => product_variants);
    return variants.find(({ id }) => id === variantId)?.stock_count ?? 0;
  };
  const isBought = (line: ChosenLine) => stockOf(line) > 0;

  const choose = (): readonly ChosenLine[] | null => {
    if (!variant || !item) {
      setMessage(t`Please select color, size and production method.`);
      return null;
    }
    if (variant.stock_count <= 0) {
      setMessage(t`This product is sold out.`);
      return null;
    }
    return addLine(lines, item) ?? lines;
  };
  const add = () => {
    const added = choose();
    if (!added) return;
    const isTwice = added === lines;
    if (!isTwice) setLines(added);
    choice.reset();
    setMessage(isTwice ? t`This option is already selected.` : null);
  };
  // The message is about the former choice.
  const change = (apply: () => void) => {
    setMessage(null);
    apply();
  };
  const changed = {
    ...choice,
    setSize: (size: string) => change(() => choice.setSize(size)),
    setMethod: (method: string) => change(() => choice.setMethod(method)),
  };
  const confirm = async (to: 'buy' | 'cart') => {
    // An option that is selected but not added yet is bought as well.
    const isPending = variant && choice.isTouched;
    const confirmed = isPending || !lines.some(isBought) ? choose() : lines;
    if (!confirmed) return;
    if (confirmed !== lines) setLines(confirmed);
    choice.reset();
    setMessage(null);
    setSending(to);
    const items = confirmed.filter(isBought).map((line) => ({
      ...line,
      quantity: Math.min(line.quantity, stockOf(line), maxQuantity),
    }));
    settle(await (to === 'buy' ? buyNow(items) : addToCart(items)), confirmed);
  };
  const settle = (outcome: BuyingOutcome, confirmed: readonly ChosenLine[]) => {
    setSending(null);
    if (outcome.kind === 'failed') setMessage(outcome.message);
    if (outcome.kind !== 'done') return;
    setLines(confirmed.filter((line) => !isBought(line)));
    onDone();
  };
  return { customOf, choice: changed, lines, setLines, message, sending, add, change, confirm };
}
