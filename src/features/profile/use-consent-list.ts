import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { setTopicSubscription } from '#src/pwa/push-api.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { Agreements } from './profile-data.ts';

export type ConsentName = Exclude<keyof Agreements, 'sender'>;

type Consents = Readonly<Record<ConsentName, string | null>>;

const events = { topic: 'EVENT', targetId: null } as const;

/** Gives and withdraws consents; each change is confirmed with its date and the sender, as the law requires. */
export function useConsentList({ sender, ...initial }: Agreements) {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [consents, setConsents] = useState<Consents>(initial);
  const [busy, setBusy] = useState(false);

  const setConsent = async (name: ConsentName, agreed: boolean, label: string) => {
    setBusy(true);
    const body = { [name]: agreed };
    const outcome = await callApi(context, 'PUT /me/agreements', { body, keepalive: true });
    const isStored = outcome.kind === 'ok';
    // Ads by push are events, which a device gets that asks for them.
    const isAboutPush = name === 'push' || (name === 'advertising' && !agreed && consents.push !== null);
    if (isStored && isAboutPush) await setTopicSubscription(context, events, agreed);
    setBusy(false);
    if (!isStored) return showToast(describe(outcome));
    setConsents(outcome.body.result);
    const message = agreed ? t`You agreed: ${label}` : t`You withdrew your consent: ${label}`;
    await dialogs.detail({ message, agreedOn: formatDay(outcome.body.agreed_at), sender });
  };

  const showDetail = (name: ConsentName, label: string) => {
    const agreedOn = consents[name];
    if (agreedOn) void dialogs.detail({ message: label, agreedOn: formatDay(agreedOn), sender });
  };

  return { consents, busy, setConsent, showDetail };
}
