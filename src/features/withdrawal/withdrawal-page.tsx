import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useReauthentication } from '#src/components/account/use-reauthentication.tsx';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import page from '#src/components/page/article.module.css';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { useSignOut } from '#src/session/use-sign-out.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { dialogs } from '#src/ui/dialogs.ts';
import { TextArea } from '#src/ui/field.tsx';
import { Select } from '#src/ui/select.tsx';
import styles from './withdrawal-page.module.css';

const maxReasonLength = 500;
type ReasonCode = 'PRODUCTS' | 'PRICE' | 'DELIVERY' | 'SERVICE' | 'PRIVACY' | 'OTHER';

/** Says what leaving means, asks why, and asks once whether it is meant. */
export function WithdrawalPage() {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const { context } = useRouter().options;
  const signOut = useSignOut();
  const describe = useOutcomeMessage();
  const { call, sheet } = useReauthentication();
  const [reasonCode, setReasonCode] = useState<ReasonCode>('OTHER');
  const [reason, setReason, clearReason] = useDraftText('withdrawal.reason');
  const [state, setState] = useState<'idle' | 'sending' | { readonly problem: string }>('idle');

  const leave = async () => {
    if (state === 'sending') return;
    const isMeant = await dialogs.confirm({
      title: t`Delete your account?`,
      message: t`You’re logged out on all devices at once and cannot log in again.`,
      confirmLabel: t`Delete account`,
    });
    if (!isMeant) return;
    setState('sending');
    const text = reason.trim();
    const body = { reason_code: reasonCode, ...(text && { reason: text }) };
    const outcome = await call(() => callApi(context, 'POST /me/withdrawal', { body }));
    if (outcome.kind !== 'ok') return setState({ problem: describe(outcome) });
    const day = formatDay(outcome.body.purge_at);
    clearReason();
    await signOut();
    await dialogs.alert({
      message: t`Your account is closed. On ${day} we remove all your data. Take care!`,
    });
  };
  return (
    <div className={page.page}>
      <WithdrawalFacts />
      <section className={page.section} aria-label={t`Why you leave`}>
        <Select
          label={t`Why do you leave?`}
          value={reasonCode}
          onSelect={setReasonCode}
          choices={[
            { value: 'PRODUCTS', label: t`I found nothing I like` },
            { value: 'PRICE', label: t`Prices` },
            { value: 'DELIVERY', label: t`Delivery` },
            { value: 'SERVICE', label: t`The app or customer service` },
            { value: 'PRIVACY', label: t`My personal information` },
            { value: 'OTHER', label: t`Something else` },
          ]}
        />
        <TextArea
          label={t`What could we do better? (optional)`}
          rows={3}
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={styles.problem} role="alert">
          {typeof state === 'object' && state.problem}
        </p>
        <Button variant="outline" wide busy={state === 'sending'} onClick={() => void leave()}>
          <Trans>Delete account</Trans>
        </Button>
      </section>
      {sheet}
    </div>
  );
}

/** Says what a member loses by leaving, and what the shop keeps. */
function WithdrawalFacts() {
  return (
    <section className={page.section}>
      <h2 className={page.title}>
        <Trans>Before you go</Trans>
      </h2>
      <ul className={styles.facts}>
        <li>
          <Trans>Your points and coupons are gone, and cannot be given back.</Trans>
        </li>
        <li>
          <Trans>Your saved designs, likes and follows are removed.</Trans>
        </li>
        <li>
          <Trans>Your reviews stay, without your name.</Trans>
        </li>
        <li>
          <Trans>
            We keep your data for 30 days, then remove them. Until then nobody can sign up with your email.
          </Trans>
        </li>
        <li>
          <Trans>What the law demands of us, such as records of orders, we keep as long as it demands.</Trans>
        </li>
      </ul>
    </section>
  );
}
