import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { unsubscribeDevice } from '#src/pwa/push-api.ts';
import { pushState } from '#src/pwa/push-state.ts';
import { enableNotification } from '#src/pwa/toggle-notification.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { useStore } from '#src/ui/use-store.ts';
import styles from './push-settings.module.css';

/** Turns push messages to this browser on or off; the member’s topics do not change. */
export function DeviceSwitch() {
  const router = useRouter();
  const { device } = useStore(pushState);
  const [busy, setBusy] = useState(false);
  const change = async (isOn: boolean) => {
    setBusy(true);
    await (isOn ? enableNotification(router, null) : unsubscribeDevice(router.options.context));
    setBusy(false);
  };
  return (
    <>
      <CheckBox
        kind="switch"
        checked={device === 'on'}
        disabled={busy}
        onChange={({ target }) => void change(target.checked)}
      >
        <Trans>Get notifications on this device</Trans>
      </CheckBox>
      {device === 'off' && (
        <p className={styles.note}>
          <Trans>You’ll still find everything under “Your notifications”.</Trans>
        </p>
      )}
    </>
  );
}
