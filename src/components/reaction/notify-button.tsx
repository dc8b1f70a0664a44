import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEffect, useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { isSubscribed, pushState, type TopicSubscription } from '#src/pwa/push-state.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { Icon } from '#src/ui/icon.tsx';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { showToast } from '#src/ui/toasts.ts';
import { useStore } from '#src/ui/use-store.ts';
import styles from './notify-button.module.css';

type NotifyButtonProps = {
  subscription: TopicSubscription;
  /** Name of the artist or product, for screen readers. */
  name: string;
  /** `bar`: as wide and high as the other buttons of a bar. */
  variant?: 'pill' | 'bar';
};

/** "Notify me": about an artist's new graphics or a restock. Hidden if the shop has no push keys. */
export function NotifyButton({ subscription, name, variant = 'pill' }: NotifyButtonProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { push } = useConfig();
  const viewer = useViewer();
  const [isBusy, setIsBusy] = useState(false);
  const isOn = isSubscribed(useStore(pushState), subscription);
  useEffect(() => {
    if (!push || viewer.state === 'visitor' || pushState.get().device !== 'unknown') return;
    runWhenIdle(() =>
      loadInBackground(
        () => import('#src/pwa/push-api.ts'),
        ({ readPushState }) => readPushState(router.options.context),
      ),
    );
  }, [push, viewer, router]);
  if (!push) return null;
  const toggle = async () => {
    setIsBusy(true);
    const module = await import('#src/pwa/toggle-notification.ts').catch(() => null);
    if (!module) showToast(t`An error has occurred. Please try again in a moment.`);
    try {
      await module?.toggleNotification(router, subscription);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.notify}
      data-variant={variant}
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      onClick={() => void (isBusy || toggle())}
    >
      <span className={styles.pill}>
        <Icon of={isOn ? BellRing : Bell} size={16} />
        <Label topic={subscription.topic} isOn={isOn} />
        <span className="visually-hidden">{name}</span>
      </span>
    </button>
  );
}

function Label({ topic, isOn }: { topic: TopicSubscription['topic']; isOn: boolean }) {
  if (isOn) return <Trans>Notifications on</Trans>;
  return topic === 'RESTOCK' ? <Trans>Restock alert</Trans> : <Trans>Notify me</Trans>;
}
