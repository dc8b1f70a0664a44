import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { PocketDrawing } from '#src/components/picture/pocket-drawing.tsx';
import { SearchWords } from '#src/components/search/search-words.tsx';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** The results could not be loaded. What is on this device is still there. */
export function SearchFailed() {
  const isOffline = useNetworkStatus() === 'offline';
  return (
    <>
      <div role="alert">{isOffline ? <NotSaved /> : <Failed />}</div>
      <SearchWords />
    </>
  );
}

function NotSaved() {
  return (
    <EmptyState
      drawing={<PocketDrawing />}
      title={<Trans>This search isn’t saved on this device</Trans>}
      action={<Retry variant="outline" />}
    >
      <Trans>It’ll open as soon as you’re back online.</Trans>
    </EmptyState>
  );
}

function Failed() {
  return (
    <EmptyState title={<Trans>The results couldn’t be loaded</Trans>} action={<Retry variant="filled" />}>
      <Trans>Please check your connection. Nothing you’ve done is lost.</Trans>
    </EmptyState>
  );
}

function Retry({ variant }: { variant: 'filled' | 'outline' }) {
  const router = useRouter();
  return (
    <Button variant={variant} onClick={() => void router.invalidate()}>
      <Trans>Try again</Trans>
    </Button>
  );
}
