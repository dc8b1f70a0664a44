import { useOutcomeMessage } from '#src/components/use-outcome-message.ts';
import { AgreementsSection } from './agreements-section.tsx';
import { AmountsSection } from './amounts-section.tsx';
import { QuoteSkeleton } from './checkout-skeleton.tsx';
import { CouponsSection } from './coupons-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { NoQuote } from './no-quote.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PointsSection } from './points-section.tsx';
import { useCoupons } from './use-coupons.ts';
import type { useQuote } from './use-quote.ts';
import type { useRefusals } from './use-refusals.ts';

export type QuotedSectionsProps = {
  quoting: ReturnType<typeof useQuote>;
  refusals: ReturnType<typeof useRefusals>;
};

/** Everything that only the server knows: lines, discounts, amounts and what has to be agreed to. */
export function QuotedSections({ quoting, refusals: { problems, blocking } }: QuotedSectionsProps) {
  const describe = useOutcomeMessage();
  const { coupons, reload } = useCoupons();
  const { quote, refusal, retry } = quoting;
  if (!quote) {
    const problem = blocking ?? (refusal && describe(refusal));
    return problem ? <NoQuote problem={problem} onRetry={retry} /> : <QuoteSkeleton />;
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
