import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { setTopicSubscription } from '#src/pwa/push-api.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { Agreements } from './push-page-data.ts';

type Consent = 'advertising' | 'night';

const events = { topic: 'EVENT', targetId: null } as const;

/** Gives and withdraws consents. Each change is confirmed with sender, date and result, as the law requires. */
export function useConsents(agreements: Agreements) {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [busy, setBusy] = useState(false);
  const [consents, setConsents] = useState(() => consentsIn(agreements));

  const confirmationOf = (consent: Consent, agreed: boolean): string => {
    if (consent === 'night') {
      return agreed ? t`You agreed to receive ads at night.` : t`You withdrew your consent to ads at night.`;
    }
    return agreed ? t`You agreed to receive ads.` : t`You withdrew your consent to ads.`;
  };

  const setConsent = async (consent: Consent, agreed: boolean): Promise<void> => {
    setBusy(true);
    const body = consent === 'night' ? { night: agreed } : { advertising: agreed, push: agreed };
    const outcome = await callApi(context, 'PUT /me/agreements', { body, keepalive: true });
    const isStored = outcome.kind === 'ok';
    if (consent === 'advertising' && isStored) await setTopicSubscription(context, events, agreed);
    setBusy(false);
    if (!isStored) {
      return showToast(messageOf(outcome) ?? t`An error has occurred. Please try again in a moment.`);
    }
    const { sender, agreed_at, result } = outcome.body;
    setConsents(consentsIn(result));
    await dialogs.detail({
      message: confirmationOf(consent, agreed),
      agreedOn: formatDay(agreed_at),
      sender,
    });
  };

  return { consents, busy, setConsent };
}

const consentsIn = ({ advertising, push, night }: Pick<Agreements, 'advertising' | 'push' | 'night'>) => ({
  advertising: advertising !== null && push !== null,
  night: night !== null,
});
