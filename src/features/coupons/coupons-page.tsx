import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CouponCode } from '#src/components/order/coupon-code.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import styles from './coupons-page.module.css';
import { DownloadableCoupons } from './downloadable-coupons.tsx';
import type { Coupons } from './load-coupons.ts';
import { isUsable, PastCoupons, UsableCoupons } from './own-coupons.tsx';

type CouponsPageProps = { coupons: Coupons; tab: string | undefined; onTab: (tab: string) => void };

/** Registers coupon numbers, and shows the viewer's coupons with their rules. */
export function CouponsPage({ coupons: { own, downloadable }, tab, onTab }: CouponsPageProps) {
  const { t } = useLingui();
  const router = useRouter();
  const usable = own.filter(isUsable);
  const past = own.filter((coupon) => !isUsable(coupon)).toReversed();
  const { length: usableCount } = usable;
  const { length: pastCount } = past;
  return (
    <div className={styles.page}>
      <div className={styles.section}>
        <CouponCode onRegistered={() => void router.invalidate()} />
      </div>
      <DownloadableCoupons coupons={downloadable} />
      <Tabs
        label={t`Coupons`}
        {...(tab && { initialId: tab })}
        onSelect={onTab}
        tabs={[
          { id: 'usable', label: t`Usable ${usableCount}`, panel: <UsableCoupons coupons={usable} /> },
          { id: 'past', label: t`Used, expired ${pastCount}`, panel: <PastCoupons coupons={past} /> },
        ]}
      />
    </div>
  );
}
