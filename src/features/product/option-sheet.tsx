import { useLingui } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { OptionForm } from './option-form.tsx';
import { optionSheetQuery } from './option-sheet-query.ts';
import type { SelectedCustom } from './selected-custom.ts';

type OptionSheetProps = {
  productId: string;
  viewerId: string;
  /** The custom product that the page shows, if any: it is bought in its own color. */
  custom: SelectedCustom | null;
  optionId: string | null;
  onOption: (optionId: string) => void;
  onClose: () => void;
};

/** Color, size, production method and quantity. Opening it reads prices and stock again. */
export function OptionSheet({ productId, onClose, ...form }: OptionSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Choose options`} onClose={onClose}>
      <DeferredQuery query={optionSheetQuery} variables={{ id: productId }}>
        {({ product_by_pk: product, shop_policy_by_pk: policy }) =>
          product && (
            <OptionForm
              product={product}
              maxQuantity={policy?.max_qty_per_line ?? 99}
              onDone={onClose}
              {...form}
            />
          )
        }
      </DeferredQuery>
    </Sheet>
  );
}
