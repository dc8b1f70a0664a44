import { Trans } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import {
  CustomSidePicture,
  customSidePictureFragment,
} from '#src/components/product/custom-side-picture.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { sizeInCm } from '#src/shared/artwork.ts';
import styles from './print-proof.module.css';

const printProofQuery = graphql(
  `
  query PrintProof($id: uuid!) {
    product_custom_by_pk(id: $id) {
      id
      method
      product {
        id
        size_charts(where: { measure: { _eq: "PRINT_WIDTH" } }) {
          size
          measure
          cm
        }
        mockup_groups(where: { deleted_at: { _is_null: true } }) {
          id
          area_width_mm
        }
      }
      option {
        id
        color_code
      }
      custom_mockups(
        where: { deleted_at: { _is_null: true } }
        order_by: { mockup_group: { position: asc } }
      ) {
        id
        ...CustomSidePicture_custom_mockup
        mockup_group {
          id
          name_ko
          name_en
          area_width
          area_width_mm
        }
        custom_layers(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
          id
          width
          height
          graphic {
            id
            name_ko
            name_en
          }
        }
      }
    }
  }
`,
  [customSidePictureFragment],
);

/** How a design will be made: each side as it is drawn, and the size of each graphic on the real thing. */
export function PrintProof({ customId, size }: { customId: string; size: string }) {
  return (
    <DeferredQuery query={printProofQuery} variables={{ id: customId }}>
      {({ product_custom_by_pk: custom }) =>
        custom && (
          <Proof
            scale={printScale(custom.product, size)}
            sides={custom.custom_mockups}
            method={custom.method}
            color={custom.option?.color_code ?? '#ffffff'}
          />
        )
      }
    </DeferredQuery>
  );
}

type Custom = NonNullable<ResultOf<typeof printProofQuery>['product_custom_by_pk']>;

/** A phone case is printed as wide as its model, other products alike in all sizes: the server's `areaWidthSql` says the same. */
function printScale(product: Custom['product'], size: string): number {
  const cm = product?.size_charts.find((cell) => cell.size === size)?.cm;
  const widestMm = Math.max(0, ...(product?.mockup_groups ?? []).map(({ area_width_mm }) => area_width_mm));
  return cm && widestMm > 0 ? (Number(cm) * 10) / widestMm : 1;
}

type ProofProps = {
  sides: Custom['custom_mockups'];
  method: string;
  color: string;
  /** The size that is ordered, compared with what the sides say. */
  scale: number;
};

function Proof({ sides, method, color, scale }: ProofProps) {
  const text = useLocaleText();
  const decorated = sides.filter(({ custom_layers }) => custom_layers.length > 0);
  return (
    <div className={styles.proof}>
      <p className={styles.title}>
        <Trans>Print proof</Trans>
      </p>
      <ul className={styles.sides}>
        {decorated.map((side) => {
          const { mockup_group: group } = side;
          return (
            <li key={side.id} className={styles.side}>
              <div className={styles.picture}>
                {/* All of it: a picture that the server has not made yet is drawn from its layers. */}
                <CustomSidePicture
                  side={side}
                  method={method}
                  color={color}
                  alt={text(group?.name_ko, group?.name_en) ?? ''}
                />
              </div>
              <p className={styles.name}>{text(group?.name_ko, group?.name_en)}</p>
              <ul>
                {side.custom_layers.map((layer) => (
                  <li key={layer.id} className={styles.layer}>
                    {text(layer.graphic?.name_ko, layer.graphic?.name_en)}
                    {group && (
                      <span className={styles.size}>
                        {sizeInCm(layer, { width: group.area_width, widthMm: group.area_width_mm * scale })}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>
        <Trans>It is made as shown here. Please check the place and the size.</Trans>
      </p>
    </div>
  );
}
