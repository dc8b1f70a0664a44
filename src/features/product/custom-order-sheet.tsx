import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import {
  CustomSidePicture,
  customSidePictureFragment,
} from '#src/components/product/custom-side-picture.tsx';
import { methodNames, readMethod } from '#src/components/product/production-method.ts';
import { graphql } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { OptionForm } from './option-form.tsx';
import styles from './option-sheet.module.css';
import { optionSheetQuery } from './option-sheet-query.ts';
import { readSelectedCustom, selectedCustomFragment } from './selected-custom.ts';

const orderedCustomQuery = graphql(
  `
    query OrderedCustom($id: uuid!) {
      product_custom_by_pk(id: $id) {
        id
        ...SelectedCustom_product_custom
        option {
          id
          name_ko
          name_en
          color_code
        }
        decorated: custom_mockups(
          where: {
            deleted_at: { _is_null: true }
            custom_layers: { deleted_at: { _is_null: true } }
          }
          order_by: { mockup_group: { position: asc } }
          limit: 1
        ) {
          id
          ...CustomSidePicture_custom_mockup
        }
      }
    }
  `,
  [selectedCustomFragment, customSidePictureFragment],
);

type CustomOrderSheetProps = {
  productId: string;
  customId: string;
  viewerId: string;
  /** The size that was looked at in the editor. */
  size?: string | null;
  onClose: () => void;
};

/** Orders a design in several sizes and quantities at once, straight from the editor or a list of designs. */
export function CustomOrderSheet(props: CustomOrderSheetProps) {
  const { productId, customId, viewerId, size = null, onClose } = props;
  const { t } = useLingui();
  const text = useLocaleText();
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
                  size={size}
                  choiceId={custom.id}
                  head={
                    <OrderedDesign
                      name={text(custom.name_ko, custom.name_en)}
                      option={stored?.option}
                      method={custom.method}
                      side={stored?.decorated[0]}
                    />
                  }
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

type OrderedDesignProps = {
  name: string;
  option:
    | { readonly name_ko: string; readonly name_en: string | null; readonly color_code: string }
    | null
    | undefined;
  method: string;
  side: ComponentProps<typeof CustomSidePicture>['side'] | undefined;
};

/** The picture and the name of the custom that is ordered, and what was chosen when it was made. */
function OrderedDesign({ name, option, method, side }: OrderedDesignProps) {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const chosen = [text(option?.name_ko, option?.name_en), i18n._(methodNames[readMethod(method)])];
  return (
    <>
      {side && (
        <div className={styles.picture}>
          <CustomSidePicture side={side} method={method} color={option?.color_code ?? '#ffffff'} alt="" />
        </div>
      )}
      <p className={styles.lineName}>{name}</p>
      <p className={styles.hint}>{chosen.filter(Boolean).join(' · ')}</p>
    </>
  );
}
