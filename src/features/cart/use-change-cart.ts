import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { toEcommerceItem } from '#src/analytics/ecommerce-item.ts';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { CartItem, ShownLine } from '#src/writes/cart/cart-lines.ts';
import { applyServerCart } from '#src/writes/cart/cart-store.ts';
import { changeCartLine, removeCartLine, restoreCartLine } from '#src/writes/cart/viewer-cart.ts';

/** Changes of lines; each shows at once, and is sent when that is possible. */
export function useChangeCart() {
  const { t } = useLingui();
  const text = useLocaleText();
  const describe = useOutcomeMessage();
  const { context } = useRouter().options;

  const removeAll = (lines: readonly ShownLine[]) => {
    for (const line of lines) void removeCartLine(line);
    pushEcommerceEvent('remove_from_cart', { currency: 'KRW', items: lines.map(toEcommerceItem) });
    const [first] = lines;
    const name = first && text(first.name_ko, first.name_en);
    const count = lines.length;
    const message = count === 1 ? t`Removed “${name}”.` : t`Removed ${count} items.`;
    const undo = () => {
      for (const line of lines) void restoreCartLine(line);
    };
    showToast(message, { label: t`Undo`, run: undo });
  };
  return {
    removeAll,
    remove: (line: ShownLine) => removeAll([line]),
    setQuantity: (line: ShownLine, quantity: number) => void changeCartLine({ id: line.id, quantity }),
    /** Needs the network: only the server knows whether the variant can be bought. @returns why not */
    async setVariant(line: CartItem, product_variant_id: string): Promise<string | null> {
      const call = { params: { id: line.id }, body: { product_variant_id } };
      const viewerId = context.session.viewer().id;
      const outcome = await callApi(context, 'PATCH /cart/items/:id', call);
      if (outcome.kind !== 'ok') return describe(outcome);
      // Not of somebody who has signed in or out meanwhile.
      if (context.session.viewer().id === viewerId) applyServerCart(viewerId, outcome.body);
      return null;
    },
    select(lines: readonly ShownLine[], isSelected: boolean) {
      for (const { id, is_selected } of lines) {
        if (is_selected !== isSelected) void changeCartLine({ id, isSelected });
      }
    },
  };
}
