import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FragmentOf, graphql, type ResultOf, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import styles from './product-guide.module.css';

export const productGuideFragment = graphql(`
  fragment ProductGuide_product on product {
    is_custom
    production_days
    product_notices(order_by: { position: asc }) {
      id
      item
      content
      content_en
    }
  }
`);

export const guidePolicyFragment = graphql(`
  fragment ProductGuide_shop_policy on shop_policy {
    delivery_fee
    free_threshold
    remote_fee_jeju
    remote_fee_island
    delivery_days
    return_fee_oneway
    exchange_fee
    withdrawal_days
    defect_days
    defect_known_days
  }
`);

const itemNames: Readonly<Record<string, MessageDescriptor>> = {
  NAME: msg`Product name`,
  MATERIAL: msg`Material`,
  COLOR: msg`Color`,
  SIZE: msg`Size`,
  COMPONENTS: msg`In the package`,
  COMPATIBLE_WITH: msg`Fits`,
  MANUFACTURER: msg`Manufacturer`,
  COUNTRY: msg`Country of origin`,
  MADE_AT: msg`Date of manufacture`,
  CARE: msg`Care`,
  CERTIFICATION: msg`Certification`,
  WARRANTY: msg`Warranty`,
  SERVICE: msg`Customer service`,
};

type ProductGuideProps = {
  product: FragmentOf<typeof productGuideFragment>;
  policy: FragmentOf<typeof guidePolicyFragment> | null;
};

/** Delivery, returns, the notice on product information, and production methods. */
export function ProductGuide(props: ProductGuideProps) {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const product = readFragment(productGuideFragment, props.product);
  const policy = readFragment(guidePolicyFragment, props.policy);
  return (
    <div className={styles.guide}>
      {policy && <DeliveryRules policy={policy} productionDays={product.production_days} />}
      {policy && <ReturnRules policy={policy} isCustom={product.is_custom} />}
      {product.product_notices.length > 0 && (
        <Accordion title={<Trans>Product information notice</Trans>}>
          <dl className={styles.notices}>
            {product.product_notices.map(({ id, item, content, content_en }) => {
              const name = itemNames[item];
              return (
                <div key={id} className={styles.notice}>
                  <dt>{name ? i18n._(name) : item}</dt>
                  <dd>{text(content, content_en)}</dd>
                </div>
              );
            })}
          </dl>
        </Accordion>
      )}
      {product.is_custom && (
        <Accordion title={<Trans>Production methods</Trans>}>
          <p>
            <Trans>
              Embroidery is stitched with thread, printing sinks flat into the fabric, and transfer printing
              keeps fine gradients.
            </Trans>
          </p>
        </Accordion>
      )}
    </div>
  );
}

type Policy = ResultOf<typeof guidePolicyFragment>;

function DeliveryRules({ policy, productionDays }: { policy: Policy; productionDays: number }) {
  const [fee, threshold] = [formatMoney(policy.delivery_fee), formatMoney(policy.free_threshold)];
  const [jeju, islands] = [formatMoney(policy.remote_fee_jeju), formatMoney(policy.remote_fee_island)];
  const deliveryDays = policy.delivery_days;
  return (
    <Accordion title={<Trans>Delivery</Trans>} open>
      <ul className={styles.rules}>
        <li>
          <Trans>
            Delivery is {fee}, and free on orders of {threshold} or more.
          </Trans>
        </li>
        <li>
          <Trans>
            Jeju is {jeju} extra, other islands and remote areas {islands}.
          </Trans>
        </li>
        <li>
          <Trans>
            It ships within {productionDays} business days and arrives about {deliveryDays} days later.
          </Trans>
        </li>
      </ul>
    </Accordion>
  );
}

function ReturnRules({ policy, isCustom }: { policy: Policy; isCustom: boolean }) {
  const [oneWay, exchange] = [formatMoney(policy.return_fee_oneway), formatMoney(policy.exchange_fee)];
  const { withdrawal_days: days, defect_days: defectDays, defect_known_days: knownDays } = policy;
  return (
    <Accordion title={<Trans>Exchanges and returns</Trans>}>
      <ul className={styles.rules}>
        <li>
          <Trans>You can exchange or return within {days} days of receiving it.</Trans>
        </li>
        <li>
          <Trans>
            If you change your mind, a return costs {oneWay} each way and an exchange {exchange}.
          </Trans>
        </li>
        <li>
          <Trans>
            If it is faulty or not as described, returns and exchanges are free within {defectDays} days of
            receiving it and {knownDays} days of noticing.
          </Trans>
        </li>
        {isCustom && (
          <li>
            <Trans>Custom-made items can’t be canceled once production starts.</Trans>
          </li>
        )}
      </ul>
    </Accordion>
  );
}
