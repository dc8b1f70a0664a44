import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { BoughtItem } from '#src/components/product/bought-items.ts';
import { useAddToCart } from '#src/components/product/use-buying.ts';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import type { ListedLine } from './load-orders.ts';

/** Puts what was ordered into the cart again, and says what is no longer sold. */
export function useReorder(): (lines: readonly ListedLine[]) => Promise<void> {
  const { t } = useLingui();
  const text = useLocaleText();
  const variantName = useVariantName();
  const addToCart = useAddToCart();
  const router = useRouter();

  /** One that is sold out refuses all: what is still sold goes alone. @returns what was refused, and why */
  const addOneByOne = async (lines: readonly ListedLine[]): Promise<readonly string[]> => {
    const refused: string[] = [];
    for (const line of lines) {
      const outcome = await addToCart([toItem(line)]);
      const name = `${text(line.name_ko, line.name_en)} (${variantName(line)})`;
      if (outcome.kind === 'failed') refused.push(`${name}: ${outcome.message}`);
    }
    return refused;
  };
  return async (lines) => {
    const bought = lines.filter(({ exchange_of }) => exchange_of === null);
    const outcome = await addToCart(bought.map(toItem));
    if (outcome.kind !== 'failed') return;
    const isAlone = bought.length === 1 || networkStatus.get() === 'offline';
    const refused = isAlone ? [outcome.message] : await addOneByOne(bought);
    if (refused.length === 0) return;
    const message = refused.join('\n');
    if (isAlone || refused.length === bought.length) {
      await dialogs.alert({ title: t`Nothing could be put into the cart`, message });
      return;
    }
    const isWanted = await dialogs.custom({
      title: t`The others are in your cart`,
      message,
      confirmLabel: t`View cart`,
      cancelLabel: t`Close`,
    });
    if (isWanted) await router.navigate({ to: '/cart' });
  };
}

const toItem = ({ product_variant_id, product_custom_id, quantity }: ListedLine): BoughtItem => ({
  variantId: product_variant_id,
  customId: product_custom_id,
  quantity,
});
