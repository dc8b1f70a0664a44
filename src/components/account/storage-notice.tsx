import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { canStore } from '#src/storage/can-store.ts';
import styles from './storage-notice.module.css';

/** Says before a login that this browser will have forgotten it on the next page, and what to do about it. */
export function StorageNotice() {
  const [isRefused, setIsRefused] = useState(false);
  // The server renders the page before anybody knows.
  useEffect(() => setIsRefused(!canStore()), []);
  if (!isRefused) return null;
  return (
    <p className={styles.notice} role="alert">
      <Trans>
        This browser blocks site data, so you’ll be logged out whenever a page is opened again. Allow cookies
        and site data for this shop in the browser’s settings, or leave private mode, and then log in.
      </Trans>
    </p>
  );
}
