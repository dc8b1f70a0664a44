import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { loadDelivery, type Parcel } from './load-order-details.ts';
import { ParcelTimeline } from './parcel-timeline.tsx';
import styles from './tracking-sheet.module.css';

type TrackingSheetProps = {
  orderId: string;
  /** Only the parcel of this line. */
  lineId: string | null;
  onClose: () => void;
};

export function TrackingSheet({ orderId, lineId, onClose }: TrackingSheetProps) {
  const { t } = useLingui();
  const { parcels, retry } = useParcels(orderId);
  const isShown = ({ line_ids }: Parcel) => lineId === null || line_ids.includes(lineId);
  return (
    <Sheet title={t`Delivery`} onClose={onClose}>
      <div className={styles.parcels}>
        {parcels === 'loading' && (
          <div className={styles.parcels} aria-busy="true">
            <Skeleton width="40%" />
            <Skeleton ratio="320 / 44" />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
          </div>
        )}
        {parcels === 'failed' && (
          <div className={styles.failed} role="alert">
            <p>
              <Trans>The way of this parcel could not be loaded.</Trans>
            </p>
            <Button variant="outline" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
        {Array.isArray(parcels) &&
          parcels.filter(isShown).map((parcel) => <ParcelTimeline key={parcel.id} parcel={parcel} />)}
        {Array.isArray(parcels) && !parcels.some(isShown) && (
          <p>
            <Trans>This parcel is not on its way yet.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

function useParcels(orderId: string) {
  const { context } = useRouter().options;
  const networkStatus = useNetworkStatus();
  const [parcels, setParcels] = useState<readonly Parcel[] | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry and a reconnect load it again
  useEffect(() => {
    let isCurrent = true;
    loadDelivery(context, orderId).then(
      (delivery) => isCurrent && setParcels(delivery?.deliveries ?? []),
      () => isCurrent && setParcels('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [context, orderId, attempt, networkStatus]);
  const retry = () => {
    setParcels('loading');
    setAttempt(attempt + 1);
  };
  return { parcels, retry };
}
