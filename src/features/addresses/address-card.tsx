import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '#src/shared/phone.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { Address } from './address-form.ts';
import styles from './addresses-page.module.css';

type AddressCardProps = {
  address: Address;
  /** It is being changed. */
  isBusy: boolean;
  onMakeDefault: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

export function AddressCard({ address: one, isBusy, onMakeDefault, onEdit, onRemove }: AddressCardProps) {
  const { t } = useLingui();
  const name = one.label || one.recipient;
  return (
    <li className={styles.card} aria-busy={isBusy || undefined}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {one.is_default && (
          <Badge tone="leaf">
            <Trans>Default address</Trans>
          </Badge>
        )}
      </div>
      <address className={styles.address}>
        <span>
          {one.label && `${one.recipient} · `}
          {formatPhone(one.phone)}
        </span>
        <span>
          ({one.zip_code}) {one.address} {one.detail_address}
        </span>
      </address>
      <div className={styles.actions}>
        <button type="button" className={styles.action} aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </button>
        <button
          type="button"
          className={styles.action}
          disabled={isBusy}
          aria-label={t`Remove the address ${name}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </button>
        {!one.is_default && (
          <button
            type="button"
            className={styles.action}
            disabled={isBusy}
            aria-label={t`Make default: ${name}`}
            onClick={onMakeDefault}
          >
            <Trans>Make default</Trans>
          </button>
        )}
      </div>
    </li>
  );
}
