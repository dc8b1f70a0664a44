import { Trans, useLingui } from '@lingui/react/macro';
import { type FunctionComponent, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { BottomBar } from '#src/components/order/bottom-bar.tsx';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { formatMoney } from '#src/shared/money.ts';
import { withResolvers } from '#src/shared/with-resolvers.ts';
import { Button } from '#src/ui/button.tsx';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import styles from './checkout-page.module.css';
import { type Address, type Checkout, readPoint, type SavedForm } from './checkout-values.ts';
import { DestinationSection } from './destination-section.tsx';
import { NoQuote } from './no-quote.tsx';
import { OrdererSection } from './orderer-section.tsx';
import type { CheckoutActions, QuotedSectionsProps } from './quoted-sections.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { type QuoteRefusal, useQuote } from './use-quote.ts';

/** Failed, the page has to be loaded again, with all that was typed. */
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
  const describe = useOutcomeMessage();
  const isOffline = useNetworkStatus() === 'offline';
  // The part below the first screen checks the form and orders. A shopper who pays before it is loaded waits for it.
  const actions = useRef<CheckoutActions>(null);
  const [loaded] = useState(() => withResolvers<void>());
  const onLoad = (current: CheckoutActions | null) => {
    actions.current = current;
    loaded.resolve();
  };
  const form = useCheckoutForm({
    checkout,
    draft,
    addresses,
    findProblems: async (values) => {
      await loaded.promise;
      return actions.current?.findProblems(values) ?? {};
    },
  });
  const [coupons, point, zipCode] = useWatch({
    control: form.control,
    name: ['coupons', 'point', 'zipCode'],
  });
  const quoting = useQuote(checkout, { coupons, point: readPoint(point), zipCode });
  const { quote } = quoting;
  const [failure, setFailure] = useState(paymentProblem);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    // A shopper who pays right after the last choice waits for what it costs.
    const { quote: current, refusal } = await quoting.current();
    if (refusal) {
      setFailure(describe(refusal));
      if (isTemporary(refusal)) quoting.retry();
    }
    if (!current) return;
    if (actions.current) await actions.current.order(values, current);
    else setFailure(t`Please check your connection. Nothing you’ve done is lost.`);
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // A screen reader presses the button without any other event.
    hasInteracted.set(true);
    if (!isSubmitting) void submit(event);
  };
  const amount = quote && formatMoney(quote.payment_amount);
  return (
    <FormProvider {...form}>
      <form className={styles.page} noValidate onSubmit={send}>
        <OrdererSection />
        <DestinationSection addresses={addresses} />
        <Deferred isNeeded={paymentProblem !== null || quoting.refusal !== null}>
          <Suspense fallback={<DeferredPlaceholder />}>
            <QuotedSections
              checkoutId={checkout.id}
              quoting={quoting}
              onLoad={onLoad}
              onFailure={setFailure}
            />
          </Suspense>
        </Deferred>
        <p className={styles.minors}>
          <Trans>
            A contract that a minor makes without the consent of a legal guardian can be canceled by the minor
            or the guardian.
          </Trans>
        </p>
        <BottomBar hasTabBar={false}>
          <Failure message={failure} />
          <Button type="submit" wide busy={isSubmitting || quoting.isPending} disabled={!quote || isOffline}>
            {isOffline ? t`You can pay once you’re online` : <PayLabel amount={amount} />}
          </Button>
        </BottomBar>
      </form>
    </FormProvider>
  );
}

/** The same choice may have a quote the next time. */
const isTemporary = (refusal: QuoteRefusal): boolean =>
  refusal.kind !== 'refused' || refusal.code === 'RATE_LIMITED';

function NotLoaded({ onLoad }: Pick<QuotedSectionsProps, 'onLoad'>) {
  const { t } = useLingui();
  useEffect(() => onLoad(null), [onLoad]);
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
