import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { setTopicSubscription } from '#src/pwa/push-api.ts';
import type { TopicSubscription } from '#src/pwa/push-state.ts';
import { messageOf } from '#src/session/call-api.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { showToast } from '#src/ui/toasts.ts';

type TopicSwitchProps = { subscription: TopicSubscription; isWanted: boolean; children: ReactNode };

/** A kind of news, on or off; goes back when the shop did not hear it. */
export function TopicSwitch({ subscription, isWanted, children }: TopicSwitchProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [checked, setChecked] = useState(isWanted);
  const change = async (wanted: boolean) => {
    setChecked(wanted);
    const outcome = await setTopicSubscription(context, subscription, wanted);
    if (outcome.kind === 'ok') return;
    setChecked(!wanted);
    showToast(messageOf(outcome) ?? t`An error has occurred. Please try again in a moment.`);
  };
  return (
    <CheckBox kind="switch" checked={checked} onChange={({ target }) => void change(target.checked)}>
      {children}
    </CheckBox>
  );
}
