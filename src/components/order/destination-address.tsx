import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { formatPhone } from '#src/shared/phone.ts';
import styles from './destination-address.module.css';

type DestinationAddressProps = { destination: ResponseOf<'GET /orders/:id'>['destination'] };

/** Where a parcel goes, or is picked up. */
export function DestinationAddress({ destination }: DestinationAddressProps) {
  return (
    <address className={styles.address}>
      <strong>{destination.recipient}</strong>
      <span>{formatPhone(destination.phone)}</span>
      <span>
        ({destination.zip_code}) {destination.address} {destination.detail_address}
      </span>
      {destination.request && <span>{destination.request}</span>}
    </address>
  );
}
