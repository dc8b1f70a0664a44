import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#src/api/call-api.ts';
import { setTopicSubscription } from '#src/pwa/push-api.ts';
import type { TopicSubscription } from '#src/pwa/push-state.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { showToast } from '#src/ui/toasts.ts';

type TopicSwitchProps = {
  subscription: TopicSubscription;
  initiallySubscribed: boolean;
  children: ReactNode;
};

/** Subscribes to a topic or unsubscribes from it; switches back if the server did not store that. */
export function TopicSwitch({ subscription, initiallySubscribed, children }: TopicSwitchProps) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [checked, setChecked] = useState(initiallySubscribed);
  const change = async (isSubscribed: boolean) => {
    setChecked(isSubscribed);
    const outcome = await setTopicSubscription(context, subscription, isSubscribed);
    if (outcome.kind === 'ok') return;
    setChecked(!isSubscribed);
    showToast(messageOf(outcome) ?? t`An error has occurred. Please try again in a moment.`);
  };
  return (
    <CheckBox kind="switch" checked={checked} onChange={({ target }) => void change(target.checked)}>
      {children}
    </CheckBox>
  );
}
