import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { claimStateNames, claimTypeNames } from '#src/components/order/claim-names.ts';
import { DestinationAddress } from '#src/components/order/destination-address.tsx';
import { OrderLine } from '#src/components/order/order-line.tsx';
import { OrderSection } from '#src/components/order/order-section.tsx';
import { PrivatePhoto } from '#src/components/photo/private-photo.tsx';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import styles from './claim-page.module.css';
import { reasonNameOf } from './claim-reason-names.ts';
import { ClaimRefund } from './claim-refund.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import type { Claim } from './load-claim.ts';
import { useWithdrawClaim } from './use-withdraw-claim.ts';

/** Where a cancellation, a return or an exchange is. */
export function ClaimPage({ claim }: { claim: Claim }) {
  const formatDay = useFormatDay();
  const { i18n } = useLingui();
  const { isWithdrawing, withdraw } = useWithdrawClaim(claim);
  const { claim_number: number, order_id: orderId } = claim;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.state}>
          {i18n._(claimTypeNames[claim.type])} · {i18n._(claimStateNames[claim.state])}
        </h2>
        <p className={styles.number}>
          {formatDay(claim.created_at)} · <Trans>Number {number}</Trans>
        </p>
        {claim.decided_reason && (
          <p className={styles.decision}>
            <strong>
              <Trans>Our answer</Trans>
            </strong>
            {claim.decided_reason}
          </p>
        )}
        <ClaimSteps claim={claim} />
      </header>
      <OrderSection title={<Trans>Products</Trans>}>
        <ul>
          {claim.lines.map((line) => (
            <OrderLine
              key={line.id}
              line={{ ...line, quantity: line.claimed_quantity }}
              discount={shareOf(line.coupon_discount, line)}
            />
          ))}
        </ul>
        {claim.exchange && <Exchange exchange={claim.exchange} />}
      </OrderSection>
      <ClaimRefund claim={claim} />
      <ClaimReason claim={claim} />
      {claim.pickup && (
        <OrderSection title={<Trans>Pick-up</Trans>}>
          <DestinationAddress destination={claim.pickup} />
        </OrderSection>
      )}
      <div className={styles.buttons}>
        <Link to="/mypage/order/$id" params={{ id: orderId }} {...buttonAttributes({ variant: 'outline' })}>
          <Trans>Order details</Trans>
        </Link>
        <Link to="/mypage/oneonone/new" {...buttonAttributes({ variant: 'outline' })}>
          <Trans>1:1 inquiry</Trans>
        </Link>
        {claim.can_withdraw && (
          <Button variant="quiet" busy={isWithdrawing} onClick={() => void withdraw()}>
            <Trans>Withdraw the request</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The share of an amount for the whole line, what the claimed pieces have. */
const shareOf = (amount: number, { quantity, claimed_quantity }: Claim['lines'][number]): number =>
  Math.round((amount * claimed_quantity) / quantity);

function Exchange({ exchange }: { exchange: NonNullable<Claim['exchange']> }) {
  const name = useVariantName()({ ...exchange, production_method: 'NONE' });
  return (
    <p className={styles.exchange}>
      <Trans>
        In exchange for <strong>{name}</strong>
      </Trans>
    </p>
  );
}

function ClaimReason({ claim }: { claim: Claim }) {
  const { t, i18n } = useLingui();
  return (
    <OrderSection title={<Trans>Reason</Trans>}>
      <p className={styles.reason}>{i18n._(reasonNameOf(claim.reason_code))}</p>
      {claim.reason && <p className={styles.details}>{claim.reason}</p>}
      {claim.images.length > 0 && (
        <ul className={styles.photos} aria-label={t`Photos`}>
          {claim.images.map(({ id }, index) => {
            const number = index + 1;
            return (
              <li key={id}>
                <PrivatePhoto uploadId={id} alt={t`Photo ${number}`} ratio="1" />
              </li>
            );
          })}
        </ul>
      )}
    </OrderSection>
  );
}
