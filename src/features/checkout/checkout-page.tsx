import { Trans, useLingui } from '@lingui/react/macro';
import { type FunctionComponent, type SubmitEvent, Suspense, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { BottomBar } from '#src/components/bottom-bar.tsx';
import { useNetworkStatus } from '#src/offline/network-status.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import { pushOrderPlaced } from './checkout-events.ts';
import styles from './checkout-page.module.css';
import {
  type Address,
  type Checkout,
  type Quote,
  readPoint,
  type SavedForm,
  toOrder,
} from './checkout-values.ts';
import { DestinationSection } from './destination-section.tsx';
import { NoQuote } from './no-quote.tsx';
import { OrdererSection } from './orderer-section.tsx';
import type { QuotedSectionsProps } from './quoted-sections.tsx';
import { requestText } from './shipping-requests.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { usePayment } from './use-payment.ts';
import { useQuote } from './use-quote.ts';
import { useRefusals } from './use-refusals.ts';

/** Loaded while the quote is on its way. Failed, the page has to be loaded again, with all that was typed. */
const loadQuotedSections = (): Promise<{ QuotedSections: FunctionComponent<QuotedSectionsProps> }> =>
  import('./quoted-sections.tsx').catch(() => ({ QuotedSections: NotLoaded }));
const QuotedSections = lazyExport(loadQuotedSections, 'QuotedSections');

export type CheckoutPageProps = {
  checkout: Checkout;
  draft: SavedForm | null;
  addresses: readonly Address[];
  /** Why a payment before failed. */
  paymentProblem: string | null;
};

export function CheckoutPage({ checkout, draft, addresses, paymentProblem }: CheckoutPageProps) {
  const { t } = useLingui();
  const isOffline = useNetworkStatus() === 'offline';
  // The form is checked against the newest quote, and the quote is of what the form holds.
  const readQuote = useRef<() => Quote | null>(() => null);
  const form = useCheckoutForm({ checkout, draft, addresses, readQuote: () => readQuote.current() });
  const [coupons, point, zipCode] = useWatch({
    control: form.control,
    name: ['coupons', 'point', 'zipCode'],
  });
  const quoting = useQuote(checkout, { coupons, point: readPoint(point), zipCode });
  const { quote } = quoting;
  const payment = usePayment(checkout.id);
  const [failure, setFailure] = useState(paymentProblem);
  const refusals = useRefusals(form, quoting);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    refusals.clear();
    // Whoever pays right after the last choice waits for what it costs.
    const current = await quoting.current();
    if (!current) return;
    const order = toOrder(values, {
      checkoutId: checkout.id,
      quote: current,
      request: requestText(values),
    });
    pushOrderPlaced(current, order);
    const result = await payment.pay(order);
    if (result.kind === 'failed') setFailure(result.message);
    if (result.kind === 'refused') refusals.show(result.refusal);
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    readQuote.current = quoting.newest;
    if (!payment.isPaying && !form.formState.isSubmitting) void submit(event);
  };
  const amount = quote && formatMoney(quote.payment_amount);
  return (
    <FormProvider {...form}>
      <form className={styles.page} noValidate onSubmit={send}>
        <OrdererSection />
        <DestinationSection addresses={addresses} />
        <Suspense fallback={<div className={styles.quoted} aria-busy="true" />}>
          <QuotedSections quoting={quoting} refusals={refusals} />
        </Suspense>
        <p className={styles.minors}>
          <Trans>
            A contract that a minor makes without the consent of a legal guardian can be cancelled by the
            minor or the guardian.
          </Trans>
        </p>
        <BottomBar>
          <Failure message={failure ?? refusals.problems.page} />
          <Button
            type="submit"
            wide
            busy={payment.isPaying || quoting.isPending}
            disabled={!quote || isOffline}
          >
            {isOffline ? t`You can pay once you’re online` : <PayLabel amount={amount} />}
          </Button>
        </BottomBar>
      </form>
    </FormProvider>
  );
}

function NotLoaded() {
  const { t } = useLingui();
  return (
    <NoQuote
      problem={t`Please check your connection. Nothing you’ve done is lost.`}
      onRetry={() => window.location.reload()}
    />
  );
}

function Failure({ message }: { message: string | null }) {
  return (
    message && (
      <p className={styles.failure} role="alert">
        {message}
      </p>
    )
  );
}

function PayLabel({ amount }: { amount: string | null }) {
  return amount ? <Trans>Pay {amount}</Trans> : <Trans>Pay</Trans>;
}
