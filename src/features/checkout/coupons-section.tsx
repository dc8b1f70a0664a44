import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { CouponCode } from '#src/components/order/coupon-code.tsx';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select.tsx';
import { bestCoupons, couponsOfLine, lineCoupon, withLineCoupon, withOrderCoupon } from './best-coupons.ts';
import { CheckoutSection } from './checkout-section.tsx';
import type { CheckoutValues, ChosenCoupons, Quote, QuoteLine, UserCoupon } from './checkout-values.ts';
import styles from './coupons-section.module.css';

type CouponsSectionProps = {
  quote: Quote;
  coupons: readonly UserCoupon[];
  problem: string | null;
  onRegistered: () => void;
};

/** Coupons by line and for the order. None is chosen by anybody but the shopper. */
export function CouponsSection({ quote, coupons, problem, onRegistered }: CouponsSectionProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const variantName = useVariantName();
  const { control, setValue } = useFormContext<CheckoutValues>();
  const chosen = useWatch({ control, name: 'coupons' });
  const choose = (next: ChosenCoupons) => setValue('coupons', next, { shouldDirty: true });
  const { applicable } = quote.coupons;
  const count = applicable.length;
  const choicesOf = (offered: Quote['coupons']['applicable']) => [
    { value: '', label: t`Not used` },
    ...offered.map(({ id, discount }) => ({ value: id, label: `${nameOf(id)} (−${formatMoney(discount)})` })),
  ];
  const nameOf = (id: string) => {
    const coupon = coupons.find((one) => one.id === id);
    return coupon ? text(coupon.name_ko, coupon.name_en) : t`Coupon`;
  };
  const selectOf = (line: QuoteLine, kind: 'product' | 'graphic', label: string) => {
    const offered = couponsOfLine(quote, line.index, kind);
    if (offered.length === 0) return null;
    return (
      <Select
        key={`${line.index} ${kind}`}
        label={label}
        value={lineCoupon(chosen, line.index, kind) ?? ''}
        choices={choicesOf(offered)}
        onSelect={(id) => choose(withLineCoupon(chosen, line.index, kind, id || null))}
      />
    );
  };
  const nameOfLine = (line: QuoteLine) =>
    text(line.custom_name_ko, line.custom_name_en) ?? text(line.name_ko, line.name_en);
  /** With the size where the order has the same product twice. */
  const labelOf = (line: QuoteLine) => {
    const name = nameOfLine(line);
    const isTwice = quote.lines.some((other) => other !== line && nameOfLine(other) === name);
    return isTwice ? `${name} (${variantName(line)})` : name;
  };
  const orderCoupons = applicable.filter(({ type }) => type === 'ORDER');
  return (
    <CheckoutSection title={<Trans>Coupons</Trans>} note={<Trans>{count} usable</Trans>}>
      {count > 0 && (
        <Button variant="outline" size="small" onClick={() => choose(bestCoupons(quote, coupons))}>
          <Trans>Use the best coupons</Trans>
        </Button>
      )}
      {quote.lines.map((line) => {
        const name = labelOf(line);
        return [
          selectOf(line, 'product', t`Product coupon for ${name}`),
          selectOf(line, 'graphic', t`Graphic coupon for ${name}`),
        ];
      })}
      {orderCoupons.length > 0 && (
        <Select
          label={t`Order coupon`}
          value={chosen.order ?? ''}
          choices={choicesOf(orderCoupons)}
          onSelect={(id) => choose(withOrderCoupon(chosen, id || null))}
        />
      )}
      {count === 0 && (
        <p className={styles.hint}>
          <Trans>There is no coupon for this order.</Trans>
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <CouponCode onRegistered={onRegistered} />
    </CheckoutSection>
  );
}
