import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useNetworkStatus } from '#src/network/network-status.ts';
import {
  keepRecentWords,
  readRecentWords,
  recentWords,
  removeRecentWord,
  removeRecentWords,
} from '#src/storage/recent-words.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { PopularWords } from './popular-words.tsx';
import styles from './search-words.module.css';

/** Where a search may begin: what was searched for on this device, and what many search for. */
export function SearchWords() {
  const isOffline = useNetworkStatus() === 'offline';
  return (
    <div className={styles.words}>
      {isOffline && (
        <p className={styles.notice} role="status">
          <Trans>You’re offline. You can view the searches that are saved on this device.</Trans>
        </p>
      )}
      <RecentWords />
      <PopularWords />
    </div>
  );
}

function RecentWords() {
  const { t } = useLingui();
  const viewerId = useRouter().options.context.session.viewer().id;
  const { isKept, words } = useStore(recentWords);
  useEffect(() => void readRecentWords(viewerId), [viewerId]);
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <Trans>Recent searches</Trans>
        </h2>
        {words.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => removeRecentWords(viewerId)}>
            <Trans>Clear all</Trans>
          </Button>
        )}
      </div>
      {words.length > 0 ? (
        <ul className={styles.list}>
          {words.map((word) => (
            <li key={word} className={styles.recent}>
              <Link to="/search" search={{ keyword: word }} preload={false} className={styles.recentWord}>
                {word}
              </Link>
              <IconButton
                label={t`Remove “${word}” from recent searches`}
                onClick={() => removeRecentWord(viewerId, word)}
              >
                <Icon of={X} size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {isKept ? (
            <Trans>No recent searches yet.</Trans>
          ) : (
            <Trans>Searches are not saved on this device.</Trans>
          )}
        </p>
      )}
      <div className={styles.switch}>
        <CheckBox
          kind="switch"
          checked={isKept}
          onChange={({ target }) => keepRecentWords(viewerId, target.checked)}
        >
          <Trans>Save recent searches</Trans>
        </CheckBox>
      </div>
    </section>
  );
}
