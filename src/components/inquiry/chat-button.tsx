import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './chat-button.module.css';

type ChatButtonProps = {
  /** Closes what would cover the chat. */
  onOpen?: () => void;
};

/** In the help of every menu. Hidden where the shop has no chat. */
export function ChatButton({ onOpen }: ChatButtonProps) {
  const router = useRouter();
  const { chat } = useConfig();
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');
  if (!chat) return null;

  const open = async () => {
    if (state === 'opening') return;
    setState('opening');
    const isOpen = await import('#src/chat/chat-session.ts').then(
      ({ openChat }) => openChat(router, onOpen),
      () => false,
    );
    setState(isOpen ? 'closed' : 'failed');
  };

  return (
    <button
      type="button"
      className={styles.button}
      aria-busy={state === 'opening' || undefined}
      onClick={() => void open()}
    >
      <span>
        <Trans>Chat with us</Trans>
      </span>
      <span className={styles.note} role="status">
        {state === 'failed' && (
          <Trans>The chat cannot be reached right now. Try again, or leave a 1:1 inquiry.</Trans>
        )}
        {state === 'opening' && <Trans>Opening the chat…</Trans>}
        {state === 'closed' && (
          <Trans>Weekdays 10:00–19:00 (lunch 12:30–14:00), closed on weekends and holidays</Trans>
        )}
      </span>
      <span className={styles.icon}>
        <Icon of={MessageCircle} size={18} />
      </span>
    </button>
  );
}
