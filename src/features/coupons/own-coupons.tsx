import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Badge } from '#src/ui/badge.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import styles from './coupons-page.module.css';
import type { OwnCoupon } from './load-coupons.ts';
import { TicketDrawing } from './ticket-drawing.tsx';

/** Also those that wait with an order for its payment. */
export const isUsable = ({ state, expires_at }: OwnCoupon): boolean =>
  state === 'LOCKED' || (state === 'ISSUED' && new Date(expires_at) > new Date());

export function UsableCoupons({ coupons }: { coupons: readonly OwnCoupon[] }) {
  if (coupons.length === 0) return <NoUsableCoupons />;
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponTicket
            coupon={coupon}
            note={<UsableNote coupon={coupon} />}
            badge={
              coupon.expiring_soon && (
                <Badge tone="accent">
                  <Trans>Ends soon</Trans>
                </Badge>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

function UsableNote({ coupon }: { coupon: OwnCoupon }) {
  const formatDay = useFormatDay();
  const day = formatDay(coupon.expires_at);
  if (coupon.state === 'ISSUED') return <Trans>Can be used until {day}</Trans>;
  return (
    <Trans>
      Waits with <OrderLink id={coupon.order_id}>an order</OrderLink> for its payment
    </Trans>
  );
}

function OrderLink({ id, children }: { id: string | null; children?: ReactNode }) {
  return id ? (
    <Link to="/mypage/order/$id" params={{ id }}>
      {children}
    </Link>
  ) : (
    children
  );
}

export function PastCoupons({ coupons }: { coupons: readonly OwnCoupon[] }) {
  if (coupons.length === 0) {
    return (
      <EmptyState title={<Trans>No used or expired coupons</Trans>}>
        <Trans>Coupons of the past are kept here.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponTicket coupon={coupon} note={<PastNote coupon={coupon} />} isOver />
        </li>
      ))}
    </ul>
  );
}

function PastNote({ coupon: { state, used_at, order_id, expires_at } }: { coupon: OwnCoupon }) {
  const formatDay = useFormatDay();
  const usedDay = formatDay(used_at ?? expires_at);
  const lastDay = formatDay(expires_at);
  if (state === 'USED') {
    return (
      <Trans>
        Used on {usedDay} for <OrderLink id={order_id}>an order</OrderLink>
      </Trans>
    );
  }
  return state === 'REVOKED' ? <Trans>Taken back by the shop</Trans> : <Trans>Expired on {lastDay}</Trans>;
}

function NoUsableCoupons() {
  return (
    <EmptyState
      drawing={<TicketDrawing />}
      title={<Trans>No coupons to use yet</Trans>}
      action={
        <Link to="/event" {...buttonAttributes({ variant: 'outline' })}>
          <Trans>See current events</Trans>
        </Link>
      }
    >
      <Trans>Register a coupon number above, or look for one in our events.</Trans>
    </EmptyState>
  );
}
