import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { AgreementsSection } from './agreements-section.tsx';
import { AmountsSection } from './amounts-section.tsx';
import { pushOrderPlaced } from './checkout-events.ts';
import { type CheckoutProblems, findProblems } from './checkout-problems.ts';
import { QuoteSkeleton } from './checkout-skeleton.tsx';
import type { CheckoutValues, Quote } from './checkout-values.ts';
import { CouponsSection } from './coupons-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { NoQuote } from './no-quote.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PointsSection } from './points-section.tsx';
import { requestText } from './shipping-requests.ts';
import { toOrder } from './to-order.ts';
import { useCoupons } from './use-coupons.ts';
import { usePayment } from './use-payment.ts';
import type { useQuote } from './use-quote.ts';
import { useRefusals } from './use-refusals.ts';

/** The functions that the page needs of this part before it can send the form. */
export type CheckoutActions = {
  readonly findProblems: (values: CheckoutValues) => CheckoutProblems;
  readonly order: (values: CheckoutValues, quote: Quote) => Promise<void>;
};

export type QuotedSectionsProps = {
  checkoutId: string;
  quoting: ReturnType<typeof useQuote>;
  /** When the sections are in the page, and whenever what they do has changed; `null` if they could not be loaded. */
  onLoad: (actions: CheckoutActions | null) => void;
  /** Sets the message at the pay button; `null`: none. */
  onFailure: (message: string | null) => void;
};

/** Everything that only the server knows: lines, discounts, amounts and what has to be agreed to. */
export function QuotedSections({ checkoutId, quoting, onLoad, onFailure }: QuotedSectionsProps) {
  const describe = useOutcomeMessage();
  const form = useFormContext<CheckoutValues>();
  const { coupons, reload } = useCoupons();
  const pay = usePayment(checkoutId);
  const { problems, blocking, show, clear } = useRefusals(form, quoting, onFailure);
  const { quote, refusal, isPending, retry } = quoting;
  useEffect(() =>
    onLoad({
      findProblems: (values) => findProblems(values, quoting.newest()),
      async order(values, current) {
        clear();
        const order = toOrder(values, { checkoutId, quote: current, request: requestText(values) });
        pushOrderPlaced(current, order);
        const result = await pay(order);
        if (result.kind === 'failed') onFailure(result.message);
        if (result.kind === 'refused') show(result.refusal);
      },
    }),
  );
  if (!quote) {
    const problem = blocking ?? (refusal && describe(refusal));
    return (
      <DeferredPlaceholder>
        {problem && !isPending ? <NoQuote problem={problem} onRetry={retry} /> : <QuoteSkeleton />}
      </DeferredPlaceholder>
    );
  }
  const onRegistered = () => {
    reload();
    retry();
  };
  return (
    <>
      <LinesSection quote={quote} problem={problems.lines} />
      <CouponsSection
        quote={quote}
        coupons={coupons}
        problem={problems.coupons}
        onRegistered={onRegistered}
      />
      <PointsSection quote={quote} />
      {quote.payment_amount > 0 && <PaymentSection />}
      <AmountsSection quote={quote} problem={problems.amounts} />
      <AgreementsSection required={quote.required_agreements} />
    </>
  );
}
