import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { Wallet } from './wallet-data.ts';
import styles from './wallet-page.module.css';

export function ConnectedWallet({ wallet }: { wallet: NonNullable<Wallet> }) {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const router = useRouter();
  const [busy, setBusy] = useState<'balance' | 'disconnect' | null>(null);
  const { email, connected_at, balance } = wallet;
  const day = formatDay(connected_at);

  const refresh = async () => {
    setBusy('balance');
    await router.invalidate();
    setBusy(null);
  };
  const disconnect = async () => {
    const isSure = await dialogs.confirm({
      title: t`Disconnect this wallet?`,
      message: t`Your wallet and its balance stay as they are. You can connect it again at any time.`,
      confirmLabel: t`Disconnect`,
    });
    if (!isSure) return;
    setBusy('disconnect');
    const outcome = await callApi(router.options.context, 'DELETE /wallet');
    if (outcome.kind === 'ok') await router.invalidate();
    setBusy(null);
    showToast(outcome.kind === 'ok' ? t`The wallet is disconnected.` : describe(outcome));
  };

  return (
    <section className={styles.wallet}>
      <h2 className={styles.label}>
        <Trans>Balance</Trans>
      </h2>
      {balance === null ? (
        <p className={styles.missing} role="status">
          <Trans>The wallet service does not respond, so the balance cannot be shown right now.</Trans>
        </p>
      ) : (
        <p className={styles.balance}>{formatMoney(balance)}</p>
      )}
      <Button variant="outline" size="small" busy={busy === 'balance'} onClick={() => void refresh()}>
        {balance === null ? <Trans>Try again</Trans> : <Trans>Refresh</Trans>}
      </Button>
      <dl className={styles.details}>
        <dt>
          <Trans>Email</Trans>
        </dt>
        <dd>{email}</dd>
        <dt>
          <Trans>Connected on</Trans>
        </dt>
        <dd>{day}</dd>
      </dl>
      <span className={styles.disconnect}>
        <Button variant="quiet" size="small" busy={busy === 'disconnect'} onClick={() => void disconnect()}>
          <Trans>Disconnect the wallet</Trans>
        </Button>
      </span>
    </section>
  );
}
