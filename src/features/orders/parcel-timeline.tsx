import { Trans, useLingui } from '@lingui/react/macro';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDayAndTime } from '#src/i18n/use-dates.ts';
import { CopyButton } from './copy-button.tsx';
import { deliveryStateNames } from './delivery-state-names.ts';
import type { Parcel } from './load-order-details.ts';
import styles from './parcel-timeline.module.css';

/** A parcel, and the way it has come. */
export function ParcelTimeline({ parcel }: { parcel: Parcel }) {
  const formatDayAndTime = useFormatDayAndTime();
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const { carrier, tracking_number: number, events } = parcel;
  return (
    <section className={styles.parcel} aria-label={t`Parcel ${number}`}>
      <p className={styles.state} data-state={parcel.state}>
        {i18n._(deliveryStateNames[parcel.state])}
      </p>
      <div className={styles.number}>
        <p>
          {text(carrier.name_ko, carrier.name_en)} <strong>{number}</strong>
        </p>
        <CopyButton text={number} label={t`Copy tracking number`} done={t`The tracking number is copied.`} />
      </div>
      {events.length === 0 && parcel.state !== 'DELIVERED' && (
        <p className={styles.nothing}>
          <Trans>
            The carrier has recorded nothing yet. It usually takes some hours after the hand-over.
          </Trans>
        </p>
      )}
      {events.length > 0 && (
        <ol className={styles.events}>
          {events.map((event) => (
            <li key={`${event.code} ${event.occurred_at}`} className={styles.event}>
              <p className={styles.what}>{text(event.description_ko, event.description_en)}</p>
              <p className={styles.when}>
                <time dateTime={event.occurred_at}>{formatDayAndTime(event.occurred_at)}</time>
                {event.location && <span>{event.location}</span>}
              </p>
            </li>
          ))}
        </ol>
      )}
      {parcel.tracking_url && (
        <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className={styles.carrier}>
          <Trans>See it at the carrier</Trans>
        </a>
      )}
    </section>
  );
}
