import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { withoutCoupon } from './best-coupons.ts';
import { type CheckoutValues, readPoint } from './checkout-values.ts';
import { targetOf } from './refusal-target.ts';
import type { OrderRefusal } from './use-payment.ts';
import type { QuoteRefusal, useQuote } from './use-quote.ts';

type Refusal = OrderRefusal | Extract<QuoteRefusal, { kind: 'refused' }>;

type Problems = {
  readonly lines: { readonly variantId: string | null; readonly message: string } | null;
  readonly coupons: string | null;
  readonly amounts: string | null;
};

const noProblems: Problems = { lines: null, coupons: null, amounts: null };

/** Reports a refusal of the server where it belongs, and deselects what cannot be used. */
export function useRefusals(
  form: UseFormReturn<CheckoutValues>,
  quoting: ReturnType<typeof useQuote>,
  onFailure: (message: string | null) => void,
) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const [problems, setProblems] = useState<Problems>(noProblems);
  const { setError, setValue, getValues } = form;

  const show = (refusal: Refusal) => {
    const message = describe(refusal);
    const target = targetOf(refusal.code);
    /** Where it belongs, and at the pay button. */
    const say = (places: Partial<Problems>) => {
      setProblems({ ...noProblems, ...places });
      onFailure(message);
    };
    switch (target) {
      case 'lines': {
        const variantId = variantOf(refusal);
        say({ lines: { variantId, message } });
        break;
      }
      case 'coupons':
        takeBackCoupon(refusal);
        say({ coupons: message });
        break;
      case 'amounts':
        if (refusal.code === 'PRICE_CHANGED') quoting.replace(refusal.data);
        say({ amounts: message });
        break;
      case 'page':
        say({});
        break;
      case 'point':
      case 'zipCode':
      case 'method':
      case 'agreed':
        limitPoint(refusal);
        setError(target, { type: 'server', message }, { shouldFocus: true });
        setProblems(noProblems);
        onFailure(null);
        break;
    }
  };
  const takeBackCoupon = (refusal: Refusal) => {
    if (refusal.code !== 'COUPON_LOCKED' && refusal.code !== 'COUPON_NOT_APPLICABLE') return;
    setValue('coupons', withoutCoupon(getValues('coupons'), refusal.data.id), { shouldDirty: true });
  };
  /** To what can be used. What is no multiple of the unit is refused as well, and stays while a quote says the unit. */
  const limitPoint = (refusal: Refusal) => {
    if (refusal.code !== 'POINT_INSUFFICIENT') return;
    const { max_usable } = refusal.data;
    const isTooMuch = readPoint(getValues('point')) > max_usable;
    if (!isTooMuch && quoting.newest()) return;
    const point = isTooMuch ? max_usable : 0;
    setValue('point', point > 0 ? String(point) : '', { shouldDirty: true });
  };

  const { refusal } = quoting;
  const showQuoteRefusal = useEffectEvent(show);
  useEffect(() => {
    if (refusal?.kind === 'refused') showQuoteRefusal(refusal);
  }, [refusal]);
  return {
    problems,
    show,
    clear: () => setProblems(noProblems),
    /** Without any quote the order cannot go on, and this says why. */
    blocking:
      refusal?.kind === 'refused' && !quoting.quote
        ? refusal.code === 'NOT_FOUND'
          ? t`What you wanted to order is no longer in your cart. Please choose again.`
          : describe(refusal)
        : null,
  };
}

function variantOf(refusal: Refusal): string | null {
  return refusal.code === 'OUT_OF_STOCK' || refusal.code === 'PRODUCT_SUSPENDED'
    ? refusal.data.product_variant_id
    : null;
}
