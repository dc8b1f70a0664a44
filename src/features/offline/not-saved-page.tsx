import { Trans } from '@lingui/react/macro';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { PocketDrawing } from '#src/components/picture/pocket-drawing.tsx';
import { readOfflinePages, removeOfflinePage } from '#src/storage/offline-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SavedPages } from './saved-pages.tsx';

type NotSavedPageProps = { onRetry: () => Promise<void> };

/** Shown offline for a page whose data is not on this device, with the pages that are. */
export function NotSavedPage({ onRetry }: NotSavedPageProps) {
  const { session } = useRouter().options.context;
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [saved] = useState(async () => {
    const { id } = session.viewer();
    await removeOfflinePage(id, path);
    return readOfflinePages(id);
  });
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <>
      <div role="alert">
        <EmptyState
          drawing={<PocketDrawing />}
          title={<Trans>This page isn’t saved on this device</Trans>}
          action={
            <Button variant="outline" busy={isRetrying} onClick={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>It’ll open as soon as you’re back online.</Trans>
        </EmptyState>
      </div>
      <Suspense>
        <SavedPages saved={saved} />
      </Suspense>
    </>
  );
}
