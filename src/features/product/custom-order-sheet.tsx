import { useLingui } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { OptionForm } from './option-form.tsx';
import { optionSheetQuery } from './option-sheet-query.ts';
import { readSelectedCustom, selectedCustomFragment } from './selected-custom.ts';

const orderedCustomQuery = graphql(
  `
    query OrderedCustom($id: uuid!) {
      product_custom_by_pk(id: $id) {
        id
        ...SelectedCustom_product_custom
      }
    }
  `,
  [selectedCustomFragment],
);

type CustomOrderSheetProps = {
  productId: string;
  customId: string;
  viewerId: string;
  onClose: () => void;
};

/** Orders a design in several sizes and quantities at once, straight from a list of designs. */
export function CustomOrderSheet({ productId, customId, viewerId, onClose }: CustomOrderSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet title={t`Order this design`} onClose={onClose}>
      <DeferredQuery query={orderedCustomQuery} variables={{ id: customId }}>
        {({ product_custom_by_pk: stored }) => (
          <DeferredQuery query={optionSheetQuery} variables={{ id: productId }}>
            {({ product_by_pk: product, shop_policy_by_pk: policy }) => {
              const custom = readSelectedCustom(stored ?? undefined);
              if (!product || !custom) return <p role="status">{t`No longer sold`}</p>;
              // A design has one color.
              const options = product.product_options.filter(({ id }) => id === custom.option_id);
              return (
                <OptionForm
                  product={{ ...product, product_options: options }}
                  maxQuantity={policy?.max_qty_per_line ?? 99}
                  viewerId={viewerId}
                  custom={custom}
                  optionId={custom.option_id}
                  onOption={() => {}}
                  onDone={onClose}
                />
              );
            }}
          </DeferredQuery>
        )}
      </DeferredQuery>
    </Sheet>
  );
}
