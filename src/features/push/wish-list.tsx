import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { SafeLink } from '#src/components/safe-link.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { sendWish } from '#src/pwa/push-member.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import type { AskedWish } from './push-page-data.ts';
import styles from './push-settings.module.css';

/** Artists and products that a member waits for. */
export function WishList({ wishes }: { wishes: readonly AskedWish[] }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const { context } = useRouter().options;
  const [gone, setGone] = useState<ReadonlySet<string | null>>(new Set());
  const shown = wishes.filter(({ target_id }) => target_id !== null && !gone.has(target_id));
  if (shown.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>Tap “Notify me” on an artist or “Restock alert” on a sold-out product.</Trans>
      </p>
    );
  }
  const remove = async ({ topic, target_id: targetId }: AskedWish) => {
    if (topic === 'ORDER') return;
    const isGone = await sendWish(context, { topic, targetId }, false);
    if (isGone) setGone(new Set([...gone, targetId]));
    else showToast(t`An error has occurred. Please try again in a moment.`);
  };
  return (
    <ul>
      {shown.map((wish) => {
        const name = text(wish.name ?? t`No longer available`, wish.name_en);
        return (
          <li key={`${wish.topic} ${wish.target_id}`} className={styles.wish}>
            <SafeLink to={wish.path} className={styles.thing}>
              <span className={styles.topic}>
                {wish.topic === 'ARTIST' ? <Trans>New graphics</Trans> : <Trans>Back in stock</Trans>}
              </span>
              {name}
            </SafeLink>
            <Button variant="quiet" size="small" onClick={() => void remove(wish)}>
              <Trans>Turn off</Trans>
              <span className="visually-hidden">{name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
