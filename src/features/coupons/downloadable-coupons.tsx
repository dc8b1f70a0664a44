import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import styles from './coupons-page.module.css';
import type { DownloadableCoupon } from './load-coupons.ts';

/** Coupons that everybody may have; without any there is nothing to see. */
export function DownloadableCoupons({ coupons }: { coupons: readonly DownloadableCoupon[] }) {
  const open = coupons.filter(({ is_issued }) => !is_issued);
  if (open.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>Coupons for everybody</Trans>
      </h2>
      <ul className={styles.list}>
        {open.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket
              coupon={coupon}
              note={<Validity coupon={coupon} />}
              action={<DownloadButton coupon={coupon} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Validity({ coupon: { valid_days: days, valid_to } }: { coupon: DownloadableCoupon }) {
  const formatDay = useFormatDay();
  if (days !== null) return <Trans>Can be used for {days} days</Trans>;
  if (valid_to === null) return <Trans>Can be used for a year</Trans>;
  const day = formatDay(valid_to);
  return <Trans>Can be used until {day}</Trans>;
}

function DownloadButton({ coupon: { id, left } }: { coupon: DownloadableCoupon }) {
  const { t } = useLingui();
  const router = useRouter();
  const describe = useOutcomeMessage();
  const isOnline = useOnlineCheck();
  const [isSending, setIsSending] = useState(false);
  const idempotencyKey = useRef<string>(null);
  const isExhausted = left !== null && left <= 0;

  const download = async () => {
    if (!isOnline()) return;
    setIsSending(true);
    idempotencyKey.current ??= newUuid();
    const call = { params: { id }, idempotencyKey: idempotencyKey.current };
    const outcome = await callApi(router.options.context, 'POST /coupons/:id/download', call);
    if (outcome.kind !== 'unknown') idempotencyKey.current = null;
    showToast(outcome.kind === 'ok' ? t`The coupon is yours.` : describe(outcome));
    // A refusal means that the list is old.
    if (outcome.kind === 'ok' || outcome.kind === 'refused') await router.invalidate();
    setIsSending(false);
  };
  return (
    <Button
      variant="outline"
      size="small"
      disabled={isExhausted}
      busy={isSending}
      onClick={() => void download()}
    >
      {isExhausted ? <Trans>All gone</Trans> : <Trans>Get this coupon</Trans>}
    </Button>
  );
}
