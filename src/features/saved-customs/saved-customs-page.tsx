import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { CardGrid } from '#src/components/cards/card-grid.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { useOnlineCheck } from '#src/network/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { removeDraft, type StoredDraftEntry } from '#src/writes/customs/device-drafts.ts';
import { pendingCustoms } from '#src/writes/customs/pending-customs.ts';
import { DraftCard, PendingCard } from './draft-card.tsx';
import type { LoadedCustoms } from './load-saved-customs.ts';
import { NoCustoms } from './no-customs.tsx';
import styles from './saved-card.module.css';
import { SavedCard } from './saved-card.tsx';
import { savedCustoms } from './saved-customs-list.ts';

/** A custom that is ordered, and the product that it decorates. */
export type OrderedCustom = { readonly customId: string; readonly productId: string };

type SavedCustomsPageProps = LoadedCustoms & {
  /** Orders a custom in several sizes and quantities. */
  orderSheet: (custom: OrderedCustom, onClose: () => void) => ReactNode;
};

/** The latest. Whatever was ever begun would push what is finished out of sight. */
const shownDrafts = 2;

/** Customs that wait to be sent and drafts of this device come first, then those of the account. */
export function SavedCustomsPage(props: SavedCustomsPageProps) {
  const { viewerId, loaded, drafts: found, orderSheet } = props;
  const { t } = useLingui();
  const { data, state, more } = useList(savedCustoms(viewerId), loaded);
  const isOnline = useOnlineCheck();
  const isOffline = useNetworkStatus() === 'offline';
  const [ordered, setOrdered] = useState<OrderedCustom | null>(null);
  const pending = useStore(pendingCustoms);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [areAllShown, setAreAllShown] = useState(false);
  const drafts = found.filter(({ key }) => !removed.includes(key));
  const waiting = new Set(pending.map(({ customId }) => customId));
  const customs = data.product_custom.filter(({ id }) => !waiting.has(id) && !removed.includes(id));
  const markRemoved = (id: string) => setRemoved((before) => [...before, id]);
  const dropDraft = (key: StoredDraftEntry['key']) => {
    markRemoved(key);
    void removeDraft(viewerId, key);
  };
  const hiddenDrafts = areAllShown ? 0 : Math.max(0, drafts.length - shownDrafts);
  const cards = [
    ...pending.map((custom) => ({ id: custom.customId, card: <PendingCard custom={custom} /> })),
    ...drafts.slice(0, areAllShown ? drafts.length : shownDrafts).map((draft) => ({
      id: draft.key,
      card: <DraftCard draft={draft} onRemove={() => dropDraft(draft.key)} />,
    })),
    ...customs.map((custom) => ({
      id: custom.id,
      card: (
        <SavedCard
          custom={custom}
          onOrder={(order) => isOnline() && setOrdered(order)}
          onRemoved={() => markRemoved(custom.id)}
        />
      ),
    })),
  ];
  if (cards.length === 0 && state === 'complete') return <NoCustoms />;
  return (
    <InfiniteList state={state} onMore={more}>
      {isOffline && state === 'error' && (
        <p className={styles.offline} role="status">
          <Trans>You’re offline. The rest of your designs will show once you’re back online.</Trans>
        </p>
      )}
      {hiddenDrafts > 0 && (
        <div className={styles.more}>
          <Button variant="outline" wide onClick={() => setAreAllShown(true)}>
            <Plural value={hiddenDrafts} one="# more unfinished design" other="# more unfinished designs" />
          </Button>
        </div>
      )}
      <CardGrid label={t`Saved designs`} cards={cards} />
      {ordered && orderSheet(ordered, () => setOrdered(null))}
    </InfiniteList>
  );
}
